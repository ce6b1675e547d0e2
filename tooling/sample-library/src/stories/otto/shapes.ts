/** A lighthouse that stands on 0,0; its lamp is at 0,-476. */
export function lighthouse(x: number, y: number, scale: number, lamp: 'bright' | 'pale' | 'out'): string {
  const glass = { bright: '#ffe9a0', pale: '#d8d3bd', out: '#6d7390' }[lamp]
  const halo =
    lamp === 'out'
      ? ''
      : `<circle cy="-476" r="${lamp === 'bright' ? 150 : 90}" fill="${glass}" opacity="${lamp === 'bright' ? 0.35 : 0.18}"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale})">${halo}<path d="M-92 0L-62-420H62L92 0Z" fill="#f3ead8"/><path d="M-86-84L-80-168H80L86-84ZM-74-252L-68-336H68L74-252Z" fill="#c2503f"/><path d="M-84-420h168v-16h-168z" fill="#3a3550"/><rect x="-46" y="-520" width="92" height="86" rx="6" fill="${glass}"/><path d="M-46-520v86M-16-520v86M16-520v86M46-520v86" stroke="#3a3550" stroke-width="6"/><path d="M-60-520h120L0-578Z" fill="#c2503f"/><path d="M0-578v-26" stroke="#3a3550" stroke-width="6"/><path d="M-22 0v-52a22 22 0 0 1 44 0V0Z" fill="#51384a"/></g>`
}

/** A beam of light from a point to the left or right, `reach` pixels long. */
export function beam(x: number, y: number, reach: number, spread: number, opacity: number): string {
  return `<path d="M${x} ${y}L${x + reach} ${y - spread}V${y + spread}Z" fill="#fff0b5" opacity="${opacity}"/>`
}

export function sea(top: number, colour: string, crest: string): string {
  const waves = [0, 62, 132, 214].map((down, row) => {
    const start = row % 2 ? -60 : 0
    const arches = Array.from({ length: 11 }, () => 'q30-26 60 0t60 0').join('')
    return `<path d="M${start} ${top + 40 + down}${arches}" fill="none" stroke="${crest}" stroke-width="${5 + row}" stroke-linecap="round" opacity="${(0.35 + row * 0.1).toFixed(2)}"/>`
  })
  return `<path d="M0 ${top}H1200V940H0Z" fill="${colour}"/>${waves.join('')}`
}

export function pier(x: number, y: number, width: number): string {
  const posts = Array.from(
    { length: Math.floor(width / 90) },
    (_, index) => `<path d="M${x + 24 + index * 90} ${y + 24}h20v120h-20z" fill="#523c35"/>`,
  )
  return `${posts.join('')}<path d="M${x} ${y}h${width}v28h${-width}z" fill="#7a5a45"/>`
}

/** Banks of fog across the picture, thicker with `opacity`. */
export function fog(top: number, opacity: number): string {
  const banks = [0, 96, 190, 290].map(
    (down, index) =>
      `<g opacity="${(opacity * (1 - index * 0.12)).toFixed(2)}" fill="#dfe3ec"><ellipse cx="${220 + index * 120}" cy="${top + down}" rx="420" ry="56"/><ellipse cx="${900 - index * 90}" cy="${top + down + 40}" rx="460" ry="60"/></g>`,
  )
  return banks.join('')
}

/** A brass horn that opens to the right, its mouthpiece at 0,0. */
export function horn(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-12Q190-20 300-96V96Q190 20 0 12Z" fill="#d59a35"/><ellipse cx="300" rx="30" ry="98" fill="#8a5a17"/><ellipse cx="304" rx="20" ry="76" fill="#4f310c"/><path d="M-26-20h32v40h-32z" fill="#8a5a17"/><path d="M60-8Q190-20 284-76" stroke="#f4cd7c" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M110 30l-40 130h180l-40-150" fill="none" stroke="#5d4436" stroke-width="18" stroke-linecap="round"/></g>`
}

/** Rings of sound that leave a point to the right. */
export function rings(x: number, y: number): string {
  return [70, 130, 190, 250]
    .map(
      (radius, index) =>
        `<path d="M${x + radius * 0.5} ${y - radius}A${radius * 1.1} ${radius * 1.1} 0 0 1 ${x + radius * 0.5} ${y + radius}" fill="none" stroke="#fff3c9" stroke-width="10" stroke-linecap="round" opacity="${(0.9 - index * 0.2).toFixed(1)}"/>`,
    )
    .join('')
}

export function shell(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 70Q-96 20-84-50Q-40-96 0-80Q40-96 84-50Q96 20 0 70Z" fill="#f1b7a0"/><path d="M0 66V-76M-6 66Q-60 10-50-66M6 66Q60 10 50-66" stroke="#c97b62" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-26 60h52v26h-52z" fill="#dd957d"/></g>`
}

export function letter(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-110" y="-74" width="220" height="148" rx="8" fill="#fbf3e0"/><path d="M-106-70L0 14L106-70" fill="none" stroke="#c9b48c" stroke-width="8" stroke-linejoin="round"/><circle cy="16" r="24" fill="#b5423c"/></g>`
}

export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [angle, r] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 ? radius * 0.45 : radius]
    return `${(x + Math.cos(angle) * r).toFixed(0)},${(y + Math.sin(angle) * r).toFixed(0)}`
  })
  return `<polygon points="${points.join(' ')}" fill="#f6c445" stroke="#b9821b" stroke-width="8" stroke-linejoin="round"/>`
}

/** A compass whose needle points up and to the right. */
export function compass(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="88" fill="#c98b2b"/><circle r="70" fill="#fbf6ea"/><path d="M34-46L12 14L-14-12Z" fill="#c2503f"/><path d="M-34 46L12 14L-14-12Z" fill="#43506e"/><circle r="8" fill="#2a2433"/></g>`
}
