import { vars } from '../theme/contract.css'

/**
 * The line around a surface above the page. A page may be as white as the surface, so that the line of `border`, which
 * separates parts of one surface, would hardly be visible.
 */
export const raisedEdgeColor = `color-mix(in srgb, ${vars.color.border}, ${vars.color.borderStrong})`
export const raisedEdge = `1px solid ${raisedEdgeColor}`
