import { describe, expect, test } from 'vitest'
import { ChapterVariationFields } from './main/chapter.schema'
import { NewQuizMedia } from './quiz/quiz.schema'
import { DefinitionChange } from './quiz/glossary-word.schema'

const fields = {
  'the video of a chapter': (link: string) => ChapterVariationFields.safeParse({ id: 1, video: link }),
  'the poster of a chapter': (link: string) => ChapterVariationFields.safeParse({ id: 1, posterLink: link }),
  'the video folder of a chapter': (link: string) => ChapterVariationFields.safeParse({ id: 1, videoFolderLink: link }),
  'the medium of a quiz': (link: string) => NewQuizMedia.safeParse({ type: 'image', url: link }),
  'the audio of a definition': (link: string) => DefinitionChange.safeParse({ audio: link }),
}

describe.each(Object.entries(fields))('the link to %s', (_field, parse) => {
  test.each([
    '//host.example/a',
    '/\\host.example/a',
    '\\\\host.example',
    'https://user@host.example/a',
    'https://user:secret@host.example',
    'https://host.example\\@evil.example',
    'javascript:alert(1)',
  ])('is not %s', (link) => {
    expect(parse(link).success).toBe(false)
  })

  test.each(['/objects/a.webp', 'https://zoo.example/a?by=a@b.example'])('may be %s', (link) => {
    expect(parse(link).success).toBe(true)
  })
})
