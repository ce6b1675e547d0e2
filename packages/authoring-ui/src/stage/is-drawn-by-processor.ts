const softwareRenderers = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Returns true if WebGL has no graphics card here: smooth edges then take more than half of the time of a frame. */
export function isDrawnByProcessor(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  if (context === null) return false
  const facts = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(facts?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return typeof name === 'string' && softwareRenderers.test(name)
}
