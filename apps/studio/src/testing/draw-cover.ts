/** Draws a book cover of hills under a sky as a link to an SVG image. */
export function drawCover(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
    <rect width="400" height="300" fill="hsl(${hue} 60% 84%)"/>
    <circle cx="290" cy="80" r="36" fill="hsl(45 90% 72%)"/>
    <path d="M0 190 Q120 120 240 180 T400 165 V300 H0Z" fill="hsl(${hue} 35% 52%)"/>
    <path d="M0 240 Q150 190 270 235 T400 225 V300 H0Z" fill="hsl(${hue} 40% 34%)"/>
  </svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
