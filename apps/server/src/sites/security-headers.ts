/**
 * The policy of our own pages: nothing from elsewhere, no inline script.
 * @param mediaOrigins where pictures and sound lie besides here
 * @param frameAncestors whose pages may show this one in a frame, in the words of the policy; nobody's when empty
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
    // Radix and the page stage set styles on elements they make while they run.
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
