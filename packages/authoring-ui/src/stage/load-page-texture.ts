import { ImageSource, Texture } from 'pixi.js'

/** Loads the page image as a texture with mipmaps. Rejects if the image cannot be loaded. */
export async function loadPageTexture(url: string): Promise<Texture> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.decoding = 'async'
  image.src = url
  await image.decode()
  return new Texture({ source: new ImageSource({ resource: image, autoGenerateMipmaps: true, scaleMode: 'linear' }) })
}
