/**
 * Builds the Content-Security-Policy of our pages: no outside sources, no inline script.
 * @param mediaOrigins further origins of images and audio
 * @param frameAncestors source expressions that may frame the page; none if empty
 */
export function pageHeaders(
  frameAncestors: readonly string[],
  mediaOrigins: readonly string[],
): Readonly<Record<string, string>> {
  const media = ["'self'", ...mediaOrigins].join(' ')
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // Radix and the page stage set inline styles at run time.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${media} blob: data:`,
    `media-src ${media} blob:`,
    "font-src 'self' data:",
    `connect-src ${media} blob: data:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), payment=()',
  }
}
