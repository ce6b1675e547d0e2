/** The shapes of all scenes; each function returns SVG in a space of 1200 by 940. */

/** Creates a seeded random generator of numbers from 0 to 1, so that every build places the stars alike. */
function createScatter(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function sky(top: string, middle: string, bottom: string): string {
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="1200" height="940" fill="url(#sky)"/>`
}

export function stars(seed: number, count: number, opacity = 1): string {
  const next = createScatter(seed)
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * 1200, next() * 560, 1 + next() * 2.6]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(1)}" fill="#fff6d8" opacity="${(opacity * (0.35 + next() * 0.65)).toFixed(2)}"/>`
  }).join('')
}

export function glow(x: number, y: number, radius: number, colour: string, strength = 0.9): string {
  const id = `glow-${Math.round(x)}-${Math.round(y)}-${Math.round(radius)}`
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${colour}" stop-opacity="${strength * 0.42}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
}

export function moon(x: number, y: number, radius: number, mood: 'bright' | 'out' | 'asleep'): string {
  const face = mood === 'bright' ? '#ffe9a8' : '#8d92ab'
  const shade = mood === 'bright' ? '#f6cf73' : '#777c97'
  const line = mood === 'bright' ? '#a8742c' : '#4c506b'
  const k = radius / 100
  const eyes =
    mood === 'bright'
      ? `<circle cx="-26" cy="-8" r="7" fill="${line}"/><circle cx="30" cy="-8" r="7" fill="${line}"/>`
      : `<path d="M-38-8q12 12 24 0M18-8q12 12 24 0" fill="none" stroke="${line}" stroke-width="6" stroke-linecap="round"/>`
  const mouth = mood === 'bright' ? 'M-22 26q24 26 50 0' : mood === 'asleep' ? 'M-8 34q10-8 22 0' : 'M-16 38q18-16 38 0'
  return `${mood === 'bright' ? glow(x, y, radius * 3.4, '#ffe7a0', 0.85) : ''}<g transform="translate(${x} ${y}) scale(${k})"><circle r="100" fill="${face}"/><path d="M-70-71a100 100 0 1 0 141 141a112 112 0 0 1-141-141z" fill="${shade}" opacity=".45"/><circle cx="48" cy="-52" r="15" fill="${shade}" opacity=".6"/><circle cx="-58" cy="40" r="11" fill="${shade}" opacity=".6"/><circle cx="62" cy="46" r="8" fill="${shade}" opacity=".6"/>${eyes}<path d="${mouth}" fill="none" stroke="${line}" stroke-width="6" stroke-linecap="round"/></g>`
}

export function hill(path: string, colour: string): string {
  return `<path d="${path} L1200 940 L0 940 Z" fill="${colour}"/>`
}

export function pine(x: number, y: number, height: number, colour: string): string {
  const w = height * 0.32
  const tier = (top: number, bottom: number, width: number): string =>
    `M${x} ${y - height * top}L${x + w * width} ${y - height * bottom}L${x - w * width} ${y - height * bottom}Z`
  return `<path d="M${x - w * 0.08} ${y}h${w * 0.16}v${-height * 0.2}h${-w * 0.16}Z" fill="#3a2f35"/><path d="${tier(1, 0.6, 0.62)}${tier(0.78, 0.36, 0.82)}${tier(0.55, 0.12, 1)}" fill="${colour}"/>`
}

export function house(x: number, y: number, scale: number, window: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-100 0V-120H100V0Z" fill="#b0604a"/><path d="M-124-112L0-214L124-112Z" fill="#53354a"/><path d="M58-196v-52h34v80Z" fill="#7d4238"/><circle cx="-30" cy="-66" r="32" fill="#3d2835"/><circle cx="-30" cy="-66" r="25" fill="${window}"/><path d="M-30-91v50M-55-66h50" stroke="#3d2835" stroke-width="5"/><path d="M30 0v-78a24 24 0 0 1 48 0V0Z" fill="#43273a"/><circle cx="68" cy="-36" r="4" fill="#f2c14e"/></g>`
}

/** The lantern hangs at 0,0 from its handle. */
export function lantern(x: number, y: number, scale: number, lit: boolean): string {
  const light = lit
    ? `<circle cy="38" r="13" fill="#fff4c2"/><path d="M0 20q13 16 0 32q-13-16 0-32z" fill="#ff9d2e"/>`
    : `<path d="M0 34v18" stroke="#5a4630" stroke-width="4"/>`
  return `${lit ? glow(x, y + 38 * scale, 190 * scale, '#ffc95c', 0.95) : ''}<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-16 12a16 16 0 0 1 32 0" fill="none" stroke="#c98b2b" stroke-width="5"/><path d="M-20 12h40l-5-9h-30z" fill="#c98b2b"/><rect x="-18" y="12" width="36" height="46" rx="5" fill="${lit ? '#ffdf8e' : '#4f5470'}" opacity=".8"/>${light}<rect x="-22" y="57" width="44" height="10" rx="4" fill="#c98b2b"/></g>`
}

/** Nell stands on 0,0 and looks to the right; the lantern is drawn where her hand is. */
export function nell(
  x: number,
  y: number,
  scale: number,
  options: { hand: 'low' | 'out' | 'high'; lit: boolean; facing?: 'left' | 'right' },
): string {
  const hand = { low: [74, -62], out: [84, -116], high: [66, -206] }[options.hand] ?? [84, -116]
  const [hx = 84, hy = -116] = hand
  const flip = options.facing === 'left' ? -1 : 1
  const figure = `<g transform="translate(${x} ${y}) scale(${scale * flip} ${scale})"><path d="M-20 0v-40h16V0ZM10 0v-40h16V0Z" fill="#39334d"/><path d="M-28 0h28v-12h-20zM4 0h30v-12H12z" fill="#7a2f3a"/><path d="M-46-34Q-40-140 0-146Q42-140 50-34Z" fill="#f6bd3b"/><path d="M2-146v112" stroke="#d89a1f" stroke-width="5"/><circle cx="2" cy="-104" r="4" fill="#8a5a12"/><circle cx="2" cy="-74" r="4" fill="#8a5a12"/><path d="M24-124L${hx} ${hy}" stroke="#f6bd3b" stroke-width="22" stroke-linecap="round"/><circle cx="${hx}" cy="${hy}" r="11" fill="#f3c6a5"/><path d="M-26-120Q-52-92-40-66" stroke="#e5aa2a" stroke-width="22" stroke-linecap="round" fill="none"/><circle cx="2" cy="-184" r="42" fill="#f3c6a5"/><path d="M-44-176q-8-66 48-64q50 2 40 50q-30-8-42-28q-14 30-46 42z" fill="#6b3323"/><path d="M-40-190q-34 20-22 66q12-20 26-30z" fill="#6b3323"/><circle cx="22" cy="-184" r="5" fill="#2d1f26"/><circle cx="-6" cy="-182" r="5" fill="#2d1f26"/><circle cx="32" cy="-168" r="7" fill="#ee9c86" opacity=".7"/><path d="M4-164q8 8 18 1" fill="none" stroke="#8c4236" stroke-width="4" stroke-linecap="round"/></g>`
  return figure + lantern(x + hx * scale * flip, y + (hy + 4) * scale, scale * 0.95, options.lit)
}

export function cat(x: number, y: number, scale: number, facing: 'left' | 'right' = 'right'): string {
  const flip = facing === 'left' ? -1 : 1
  return `<g transform="translate(${x} ${y}) scale(${scale * flip} ${scale})"><path d="M-46-10q-50-6-44-62q2-12 12-8q-6 42 38 48z" fill="#d9844a"/><ellipse cx="-8" cy="-32" rx="48" ry="32" fill="#e2925a"/><path d="M-36 0v-26h14V0ZM10 0v-26h14V0Z" fill="#d9844a"/><path d="M18-74l6-28l20 16l22-14l2 32z" fill="#e2925a"/><circle cx="42" cy="-62" r="28" fill="#e2925a"/><circle cx="34" cy="-66" r="5" fill="#34222a"/><circle cx="56" cy="-66" r="5" fill="#34222a"/><path d="M42-54h8l-4 5z" fill="#a5463d"/><path d="M-20-60q6 12 0 26M-2-64q6 12 0 28" stroke="#b96532" stroke-width="7" fill="none" stroke-linecap="round"/></g>`
}

export function owl(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse rx="36" ry="46" fill="#7d6a84"/><ellipse cy="12" rx="22" ry="28" fill="#a594a8"/><path d="M-34-36l8-26l18 16zM34-36l-8-26l-18 16z" fill="#7d6a84"/><circle cx="-14" cy="-18" r="15" fill="#fff3d0"/><circle cx="14" cy="-18" r="15" fill="#fff3d0"/><circle cx="-12" cy="-16" r="7" fill="#2b2233"/><circle cx="12" cy="-16" r="7" fill="#2b2233"/><path d="M-5-6h10l-5 10z" fill="#e5a13a"/></g>`
}

export function boat(x: number, y: number, scale: number, hull: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-70 0h140l-24 34h-92z" fill="${hull}"/><path d="M-4-4v-104l64 92z" fill="#f4e6cf"/><path d="M-10-4v-86l-44 74z" fill="#e6cfae"/><path d="M-7 0v-114" stroke="#5b4036" stroke-width="6"/></g>`
}

export function hedgehog(x: number, y: number, scale: number): string {
  const spines = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI + (index / 12) * Math.PI * 0.92
    const [cx, cy] = [Math.cos(angle), Math.sin(angle)]
    return `M${(cx * 52).toFixed(0)} ${(cy * 46 - 10).toFixed(0)}L${(cx * 88).toFixed(0)} ${(cy * 78 - 10).toFixed(0)}L${(cx * 52 + 14).toFixed(0)} ${(cy * 46 - 4).toFixed(0)}Z`
  }).join('')
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${spines}" fill="#4b372f"/><ellipse cy="-24" rx="62" ry="44" fill="#5d463b"/><path d="M-40-34Q-98-30-106-12Q-84 12-30 6Z" fill="#dcb58c"/><circle cx="-104" cy="-14" r="9" fill="#2d1f1c"/><circle cx="-70" cy="-24" r="6" fill="#2d1f1c"/><path d="M-30 18v-14h20v14ZM14 18v-14h20v14Z" fill="#dcb58c"/><path d="M70 16q10-56 62-50q44 4 40 50z" fill="#a5713d"/><path d="M70-18q46-60 100 0" fill="none" stroke="#8a5a2e" stroke-width="8"/><circle cx="98" cy="-34" r="17" fill="#c8403c"/><circle cx="128" cy="-42" r="17" fill="#d65a3f"/><circle cx="150" cy="-30" r="15" fill="#b8342f"/></g>`
}

export function wind(path: string, width: number, opacity: number): string {
  return `<path d="${path}" fill="none" stroke="#dfe8ff" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
}

export function cloud(x: number, y: number, scale: number, colour: string, opacity = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}" fill="${colour}"><ellipse rx="120" ry="34"/><circle cx="-46" cy="-22" r="44"/><circle cx="22" cy="-38" r="56"/><circle cx="76" cy="-14" r="36"/></g>`
}
