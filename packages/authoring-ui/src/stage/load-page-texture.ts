import { ImageSource, Texture } from 'pixi.js'

/** The page image as a texture that stays smooth when it is drawn small. Rejects when the image cannot be read. */
export async function loadPageTexture(url: string): Promise<Texture> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.decoding = 'async'
  image.src = url
  await image.decode()
  return new Texture({ source: new ImageSource({ resource: image, autoGenerateMipmaps: true, scaleMode: 'linear' }) })
}
