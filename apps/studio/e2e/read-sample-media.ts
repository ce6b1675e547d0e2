import { expect, type APIRequestContext } from '@playwright/test'

export interface MediaFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const types = { mp4: 'video/mp4', mp3: 'audio/mpeg', vtt: 'text/vtt' } as const

/** Returns a film, a sound and subtitles of the sample book that has all interactive content. */
export async function readSampleMedia(
  request: APIRequestContext,
  url: string,
): Promise<Readonly<Record<keyof typeof types, MediaFile>>> {
  const [otto] = await (await request.get(`${url}/books/minimal/7?search=Otto`)).json()
  const book = await (await request.get(`${url}/file/bookData/${otto.id}`)).text()
  const read = async (ending: keyof typeof types): Promise<MediaFile> => {
    const link = new RegExp(`/objects/[^"\\\\]+\\.${ending}[^"\\\\]*`).exec(book)?.[0]
    expect(link, `The sample book has no ${ending}.`).toBeDefined()
    const buffer = await (await request.get(new URL(link ?? '', url).href)).body()
    return { name: `sample.${ending}`, mimeType: types[ending], buffer }
  }
  return { mp4: await read('mp4'), mp3: await read('mp3'), vtt: await read('vtt') }
}
