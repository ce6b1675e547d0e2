import { boat, cloud, moon, owl, sky, stars } from '../../drawing/shapes.ts'
import { beam, compass, fog, horn, letter, lighthouse, pier, rings, sea, shell, star } from './shapes.ts'

/** The drawings of the scenes, each the inner SVG of a picture of 1200 by 940. */
export const scenes = {
  cover: () =>
    sky('#141a45', '#2f3f86', '#8a7fb0') +
    stars(5, 80) +
    moon(210, 190, 90, 'bright') +
    beam(820, 250, -900, 150, 0.3) +
    sea(700, '#1d3566', '#7f9ddc') +
    boat(300, 760, 0.9, '#8c5a3f') +
    pier(560, 740, 640) +
    lighthouse(820, 740, 1.03, 'bright') +
    owl(650, 690, 1.15),
  harbour: () =>
    sky('#3b3f7d', '#b97a92', '#f3bd8d') +
    stars(9, 26, 0.6) +
    beam(330, 234, 900, 140, 0.45) +
    sea(640, '#3d5f8f', '#c9d8f2') +
    boat(820, 690, 0.7, '#7c4553') +
    boat(1010, 760, 0.9, '#8c5a3f') +
    pier(0, 760, 620) +
    lighthouse(330, 760, 1.1, 'bright') +
    owl(500, 712, 1.1),
  fog: () =>
    sky('#5d6684', '#8b93ab', '#b9bfce') +
    sea(660, '#5b6a86', '#aab6cc') +
    pier(540, 770, 660) +
    lighthouse(860, 770, 1.1, 'pale') +
    fog(330, 0.75) +
    owl(660, 722, 1.1),
  lost: () =>
    sky('#3f4763', '#5f6985', '#7d869f') +
    sea(470, '#33445f', '#8fa1bf') +
    `<g transform="rotate(-10 260 620)">${boat(260, 620, 1.25, '#7c4553')}</g>` +
    `<g transform="rotate(8 640 700)">${boat(640, 700, 1.5, '#8c5a3f')}</g>` +
    `<g transform="rotate(-6 980 610)">${boat(980, 610, 1.15, '#53434f')}</g>` +
    fog(250, 0.55),
  horn: () =>
    sky('#2c3355', '#4b5578', '#7a839f') +
    fog(160, 0.35) +
    sea(760, '#2d3f5f', '#8fa1bf') +
    pier(0, 720, 900) +
    owl(250, 560, 2.2) +
    horn(360, 560, 1.35) +
    rings(800, 560),
  home: () =>
    sky('#4f6fb5', '#f0a58d', '#ffdca0') +
    cloud(250, 220, 1.1, '#ffe9cf', 0.8) +
    cloud(700, 150, 0.9, '#ffe9cf', 0.7) +
    beam(930, 260, -1000, 110, 0.4) +
    sea(640, '#3f78a5', '#d9ecf7') +
    boat(170, 700, 0.95, '#7c4553') +
    boat(400, 760, 1.1, '#8c5a3f') +
    boat(620, 706, 0.9, '#53434f') +
    pier(700, 770, 500) +
    lighthouse(930, 770, 1.06, 'bright') +
    owl(1090, 722, 1.1),
  play: () =>
    `<rect width="1200" height="940" fill="#34406b"/>` +
    stars(13, 40, 0.5) +
    `<path d="M0 620H1200V940H0Z" fill="#7a5a45"/><path d="M0 700H1200M0 790H1200M0 880H1200" stroke="#67493a" stroke-width="6"/>` +
    star(250, 300, 150) +
    compass(630, 320, 1.5) +
    owl(980, 330, 2.4) +
    letter(290, 760, 1.2) +
    shell(640, 760, 1.1) +
    horn(830, 740, 0.75),
}
