import { describe, expect, it } from 'vitest'
import { describeVersions } from './describe-versions'

const describeOne = (path: string, mine: unknown) => describeVersions({ path: [path], mine, theirs: undefined })[0]

describe('describeVersions', () => {
  it('describes both values, and one that is missing as empty [EDIT-018]', () => {
    const versions = describeVersions({ path: ['title', 'en'], mine: 'My owl', theirs: undefined })
    expect(versions).toEqual([{ kind: 'text', text: 'My owl' }, { kind: 'empty' }])
    expect(['', null, [], {}].map((value) => describeOne('items', value).kind)).toEqual(Array(4).fill('empty'))
  })

  it('describes a form by the texts in it, and files by their names without signatures', () => {
    const items = [
      { type: 'video', content: { en: '/objects/7/owl.mp4?signature=x' } },
      { type: 'text', content: 7 },
    ]
    expect(describeOne('items', items)).toEqual({ kind: 'text', text: 'video, owl.mp4, text, 7' })
  })

  it('describes a switch, and the place of a mark in whole pixels', () => {
    expect(describeOne('pausesNarration', false)).toEqual({ kind: 'switch', isOn: false })
    const box = { x: 1.4, y: 2.5, width: 30.2, height: 40 }
    expect(describeOne('place', box)).toEqual({ kind: 'box', box: { x: 1, y: 3, width: 30, height: 40 } })
  })

  it('shortens a long text', () => {
    expect(describeOne('title', 'a'.repeat(500))).toEqual({ kind: 'text', text: `${'a'.repeat(160)}…` })
  })
})
