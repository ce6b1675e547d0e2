/** Who may show a page in a frame. */
export type FrameAncestors = "'none'" | "'self'"

/** The policy of our own pages: nothing from elsewhere, no inline script. */
export function pageHeaders(frameAncestors: FrameAncestors): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // Radix and the page stage set styles on elements they make while they run.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), payment=()',
  }
}
