import {
  boat,
  cat,
  cloud,
  glow,
  hedgehog,
  hill,
  house,
  lantern,
  moon,
  nell,
  owl,
  pine,
  sky,
  stars,
  wind,
} from '../../drawing/shapes.ts'

const FAR = 'M0 660 Q220 560 430 640 T860 620 T1200 660'

function lake(colour: string, shine: string): string {
  const ripples = [700, 742, 790, 846].map(
    (y, index) =>
      `<path d="M${160 + index * 70} ${y}h${220 + index * 40}M${640 - index * 30} ${y + 20}h${260 + index * 30}" stroke="${shine}" stroke-width="5" stroke-linecap="round" opacity=".5"/>`,
  )
  return `<path d="M0 640Q600 600 1200 640V940H0Z" fill="${colour}"/>${ripples.join('')}`
}

/** The drawings of the scenes, each the inner SVG of a picture of 1200 by 940. */
export const scenes = {
  cover: () =>
    sky('#1b2150', '#3c3f83', '#c7788a') +
    stars(3, 90) +
    moon(860, 250, 150, 'bright') +
    hill(FAR, '#4b4780') +
    hill('M0 940 Q240 560 560 690 T1200 860', '#37335f') +
    pine(140, 800, 190, '#2a3a55') +
    pine(1040, 872, 150, '#2a3a55') +
    nell(520, 706, 1.25, { hand: 'high', lit: true }) +
    cat(380, 726, 1),
  hill: () =>
    sky('#3b3f7d', '#c3798f', '#f6c08d') +
    stars(7, 30, 0.7) +
    moon(960, 190, 74, 'bright') +
    hill(FAR, '#8d6a8e') +
    hill('M0 940 Q360 420 760 640 T1200 900', '#5c7a58') +
    house(560, 616, 1.35, '#ffdf8e') +
    pine(300, 740, 150, '#44624c') +
    pine(860, 740, 120, '#44624c') +
    pine(930, 776, 150, '#3d5a47') +
    glow(740, 590, 120, '#ffc95c', 0.8) +
    lantern(740, 560, 1.1, true) +
    cat(880, 850, 0.9, 'left'),
  gust: () =>
    sky('#171b3f', '#31346a', '#5a5583') +
    stars(11, 40, 0.6) +
    moon(880, 230, 110, 'out') +
    wind('M-20 250 Q260 150 470 250 T860 200 q70-30 40-76q-30-30-58 0', 16, 0.7) +
    wind('M40 360 Q360 280 620 360 T1010 330', 12, 0.5) +
    wind('M-20 460 Q220 400 420 450 T760 440 q60-14 40-56', 10, 0.4) +
    hill('M0 940 Q260 520 620 680 T1200 860', '#39415e') +
    house(420, 676, 1.25, '#ffdf8e') +
    `<g transform="rotate(14 860 800)">${pine(860, 800, 230, '#2c3a4c')}</g><g transform="rotate(18 1010 840)">${pine(1010, 850, 200, '#273545')}</g>`,
  dark: () =>
    sky('#0d1026', '#171a38', '#252848') +
    moon(950, 170, 80, 'out') +
    hill(FAR, '#1d2140') +
    lake('#1a2547', '#3d4f86') +
    boat(760, 730, 0.9, '#5b3d4a') +
    `<g transform="rotate(-16 980 800)">${boat(980, 800, 1, '#4a3a55')}</g>` +
    `<g transform="rotate(12 560 820)">${boat(560, 830, 0.8, '#53434f')}</g>` +
    pine(120, 800, 420, '#11172b') +
    pine(300, 860, 330, '#141a30') +
    owl(214, 450, 1) +
    `<g transform="rotate(-20 380 560)">${owl(390, 590, 0.85)}</g>`,
  leaving: () =>
    sky('#10132e', '#20234b', '#3a3860') +
    stars(17, 20, 0.35) +
    hill(FAR, '#262a50') +
    hill('M0 800 Q420 640 1200 860', '#2f3a4d') +
    `<path d="M420 790Q620 800 700 940H1010Q820 800 470 760Z" fill="#7b6a55"/>` +
    house(280, 740, 1.5, '#ffe6a6') +
    nell(660, 850, 1.35, { hand: 'out', lit: true }) +
    cat(500, 872, 0.95),
  hedgehog: () =>
    sky('#10132e', '#1f2450', '#35385f') +
    stars(23, 24, 0.35) +
    pine(110, 720, 420, '#17203a') +
    pine(1090, 740, 460, '#17203a') +
    pine(940, 690, 300, '#1b2542') +
    hill('M0 740 Q600 660 1200 760', '#2c3a4a') +
    `<path d="M0 900Q420 770 760 850T1200 800V880Q900 930 640 900T0 940Z" fill="#d9b777"/>` +
    nell(360, 850, 1.35, { hand: 'low', lit: true }) +
    cat(190, 870, 0.9) +
    hedgehog(800, 850, 1.15),
  lake: () =>
    sky('#10142f', '#232a58', '#46507f') +
    stars(29, 34, 0.5) +
    hill(FAR, '#252c54') +
    lake('#22386a', '#7d98d8') +
    [
      [520, 676, 0.42],
      [640, 668, 0.4],
      [760, 680, 0.46],
      [900, 672, 0.42],
      [1040, 684, 0.5],
      [620, 740, 0.62],
      [800, 752, 0.68],
      [990, 760, 0.74],
      [760, 850, 0.9],
    ]
      .map(([x = 0, y = 0, scale = 1], index) => boat(x, y, scale, index % 2 ? '#7c4553' : '#8c5a3f'))
      .join('') +
    `<path d="M0 760H430V790H0ZM60 790v150h22V790ZM330 790v150h22V790Z" fill="#6a4f3f"/>` +
    `<g transform="translate(140 760)"><path d="M-40 0q4-110 42-114q40 4 44 114z" fill="#4c6a86"/><circle cy="-146" r="34" fill="#e6b894"/><path d="M-40-154h80l-14-34h-52z" fill="#2f3d52"/><path d="M-30-138q30 46 60 0v22q-30 34-60 0z" fill="#e9e2d4"/><circle cx="12" cy="-150" r="4" fill="#2d1f26"/></g>` +
    nell(320, 760, 1.15, { hand: 'high', lit: true }),
  tree: () =>
    sky('#141838', '#2a2f61', '#4b4a78') +
    stars(31, 46, 0.6) +
    cloud(240, 420, 1.1, '#8088b5', 0.5) +
    cloud(1010, 330, 1.2, '#8088b5', 0.5) +
    `<path d="M500 940Q560 620 540 380Q530 190 600 60L652 60Q640 240 676 400Q720 640 770 940Z" fill="#4a3437"/>` +
    `<path d="M560 520Q430 470 330 500M650 430Q790 360 900 392M610 250Q500 190 430 210M640 170Q740 110 850 132" stroke="#4a3437" stroke-width="26" fill="none" stroke-linecap="round"/>` +
    [
      [320, 470, 96],
      [420, 420, 84],
      [900, 360, 104],
      [810, 320, 76],
      [420, 180, 84],
      [520, 130, 74],
      [850, 110, 88],
      [720, 70, 90],
      [610, 50, 96],
    ]
      .map(([x = 0, y = 0, r = 1]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#2f5550"/>`)
      .join('') +
    owl(880, 470, 0.9) +
    owl(360, 590, 0.9) +
    hill('M0 880 Q600 820 1200 890', '#2b3646') +
    nell(700, 356, 0.8, { hand: 'high', lit: true }) +
    cat(566, 500, 0.6),
  moon: () =>
    sky('#151a3d', '#2c3268', '#545a92') +
    stars(37, 70, 0.7) +
    cloud(180, 800, 1.5, '#9aa3cf', 0.8) +
    cloud(980, 850, 1.7, '#9aa3cf', 0.8) +
    cloud(560, 880, 1.5, '#b5bddf', 0.9) +
    `<path d="M-20 720Q260 640 620 676" stroke="#4a3437" stroke-width="24" fill="none" stroke-linecap="round"/>` +
    moon(860, 360, 210, 'out') +
    nell(420, 668, 1.35, { hand: 'out', lit: true }) +
    cat(230, 690, 0.85),
  flame: () =>
    sky('#2d3a86', '#7a6cae', '#ffd49a') +
    stars(41, 40, 0.8) +
    moon(820, 330, 220, 'bright') +
    `<path d="M486 470Q560 300 640 320" stroke="#ffdf8e" stroke-width="12" fill="none" stroke-linecap="round" stroke-dasharray="4 22"/>` +
    hill('M0 760 Q260 680 560 740 T1200 720', '#7c86a8') +
    hill('M0 850 Q380 770 760 840 T1200 810', '#5e7a6b') +
    `<path d="M-20 660Q220 590 500 620" stroke="#5a4040" stroke-width="22" fill="none" stroke-linecap="round"/>` +
    nell(360, 616, 1.2, { hand: 'high', lit: true }) +
    cat(190, 632, 0.8) +
    house(980, 800, 0.5, '#ffdf8e') +
    house(760, 840, 0.42, '#ffdf8e'),
  home: () =>
    sky('#28317a', '#6f65a8', '#f0b98f') +
    stars(43, 60, 0.8) +
    moon(900, 170, 96, 'bright') +
    `<path d="M900 260Q860 470 716 600" stroke="#eef3ff" stroke-width="5" fill="none" opacity=".9"/>` +
    hill(FAR, '#76689a') +
    hill('M0 940 Q380 480 760 700 T1200 900', '#5a7b5e') +
    house(360, 676, 1.3, '#ffe6a6') +
    nell(620, 720, 1.2, { hand: 'out', lit: true }) +
    cat(500, 736, 0.85) +
    pine(1010, 830, 180, '#446350') +
    pine(1100, 860, 140, '#3c5a49'),
}
