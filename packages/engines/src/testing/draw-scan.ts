import sharp from 'sharp'
import { materialPath } from './start-test-engines'

/** The printed page of the test material as a colour JPEG. */
export async function drawScan(): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const page = sharp(materialPath('ocr-images/phototest.tif')).toColourspace('srgb').jpeg()
  const { data: jpeg, info } = await page.toBuffer({ resolveWithObject: true })
  return { jpeg, width: info.width, height: info.height }
}
