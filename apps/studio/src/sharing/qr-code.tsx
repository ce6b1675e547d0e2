import { encodeQR } from 'qr'
import * as styles from './sharing.css'

export interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** Shows a text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const source = `data:image/svg+xml,${encodeURIComponent(writeQrFile(text))}`
  return <img className={styles.code} src={source} alt={label} />
}

/** Modules of white around a code, which scanners need. */
const margin = 4

/** Returns a QR code as an SVG file, dark on white: scanners need that, whatever the theme. */
export function writeQrFile(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  const size = rows.length
  const ink = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const shape = `width="${size * 8}" height="${size * 8}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"`
  const paper = `<rect width="${size}" height="${size}" fill="white"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${shape}>${paper}<path d="${ink}"/></svg>`
}
