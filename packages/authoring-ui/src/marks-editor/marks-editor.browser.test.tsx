import axe from 'axe-core'
import { defaultAccent } from '@lectern/ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer, type FakeStudioServer } from '../connected/fake-studio-server.fixture'
import { renderWorkspace, type RenderWorkspaceOptions } from '../connected/render-workspace.fixture'
import type { UnsavedWork } from '../connected/unsaved-work'
import { openDraftDatabase } from '../drafts/draft-database'

const owl = {
  id: 'owl',
  x: 100,
  y: 400,
  width: 100,
  height: 80,
  scale: 1.5,
  title: { en: 'Owl', es: 'Búho' },
  nav: { chapter: 2, later: [1, null] },
  contactInfo: '{"phone":"+1"}',
  styles: { shadow: { blur: 3 } },
  languageSelectionMenu: { own: true },
  coordinates: [[1, 2]],
  madeBy: { other: 'studio' },
}
const savedText = 'Coaching Points and popup triggers data saved successfully'

/** Uploads that were sent by XMLHttpRequest, which the fake server does not see. */
const uploads: { readonly address: string; readonly names: readonly string[] }[] = []
let nextUpload: { status: number; body: unknown } = { status: 500, body: null }

class FakeUpload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private address = ''
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    const names = [...form.getAll('files'), ...form.getAll('file')].map((file) =>
      file instanceof File ? file.name : '',
    )
    uploads.push({ address: new URL(this.address, location.href).pathname, names })
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 }))
    finishUpload = () => {
      this.status = nextUpload.status
      this.responseText = JSON.stringify(nextUpload.body)
      this.dispatchEvent(new Event('load'))
    }
  }
}
let finishUpload = () => {}

afterEach(() => void vi.unstubAllGlobals())
beforeEach(async () => {
  await page.viewport(1300, 850)
  const store = await openDraftDatabase()
  for (const draft of await store.ofBook(1, 9)) await store.remove(draft)
  store.close()
})

async function readDrafts() {
  const store = await openDraftDatabase()
  const drafts = await store.ofBook(1, 9)
  store.close()
  return drafts
}

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const stage = () => page.getByRole('listbox')
const inspector = () => page.getByRole('region', { name: 'Selected popup or tip' })
const titleField = () => inspector().getByRole('textbox', { name: 'Title' })
const pageList = (number = 1) => page.getByRole('list', { name: `On page ${number}` })

/** Chooses a version of each item of a conflict, and saves the choice. */
async function resolve(choices: Readonly<Record<string, string>>) {
  const dialog = page.getByRole('dialog', { name: 'This page was changed elsewhere' })
  for (const [name, choice] of Object.entries(choices)) {
    await dialog.getByRole('radiogroup', { name }).getByRole('radio', { name: choice }).click()
  }
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
}

/** A server with one trigger on page 1 whose fields this studio does not know all. */
function serverWithOwl(): FakeStudioServer {
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }])
  server.pages[0]!.popupTriggers = [{ ...owl }]
  return server
}

async function openMarks(
  server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }]),
  o: RenderWorkspaceOptions = {},
) {
  await renderWorkspace(server, 'marks', o)
  await expect.element(page.getByRole('button', { name: 'Add popup trigger' })).toBeEnabled()
  await expect.element(stage()).toBeVisible()
  return server
}

it("creates, names, moves and resizes a trigger, and saves it with its page's revision [POP-001 MSG-003]", async () => {
  const server = await openMarks()
  await press('Add popup trigger')
  await titleField().fill('The owl')
  stage().element().focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowRight}{/Alt}')
  await press('Save page')
  await expect.element(page.getByText(savedText)).toBeVisible()
  expect(page.getByText('Page data saved successfully').elements()).toEqual([])
  expect(server.markWrites).toMatchObject([[{ pageId: 1, revision: 1 }]])
  expect(server.writes).toEqual([])
  const [saved] = server.pages[0]!.popupTriggers
  expect(saved).toMatchObject({ x: 253, y: 362, width: 97, height: 96, title: { en: 'The owl' } })
  await expect.element(pageList().getByRole('button', { name: 'The owl' })).toBeVisible()
})

it('creates, names, links, hides and deletes a coaching point, and undo restores it [COACH-001]', async () => {
  const server = await openMarks()
  await press('Add coaching point')
  await titleField().fill('Look closely')
  await inspector().getByRole('textbox', { name: 'Link' }).fill('https://owls.example')
  await inspector().getByRole('tab', { name: 'Behavior' }).click()
  await inspector().getByRole('switch', { name: 'Hidden in English' }).click()
  await press('Save chapter')
  await expect.element(page.getByText(savedText)).toBeVisible()
  expect(server.pages[0]!.coachingPoints).toMatchObject([
    { x: 276, y: 376, title: { en: 'Look closely' }, link: { en: 'https://owls.example' }, hiddenVariations: ['en'] },
  ])
  await press('Delete')
  await expect
    .element(page.getByText('Nothing here yet. Add one, then drag it to its place on the page.'))
    .toBeVisible()
  await press('Undo')
  await expect.element(pageList().getByRole('button', { name: 'Look closely' })).toBeVisible()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await pageList().getByRole('button', { name: 'Look closely' }).click()
  await press('Delete')
  await press('Save page')
  await expect.poll(() => server.pages[0]!.coachingPoints).toEqual([])
})

/** Returns a function that drags on the page, and one that reads the place of the selected mark. */
async function openStage() {
  await expect.poll(() => document.querySelector('canvas')).not.toBeNull()
  const canvas = stage().element().getBoundingClientRect()
  // The page of 600 by 800 pixels is fitted with a margin of 24 pixels and centred.
  const zoom = Math.min((canvas.width - 48) / 600, (canvas.height - 48) / 800)
  const spot = (x: number, y: number) => ({
    x: canvas.width / 2 + (x - 300) * zoom,
    y: canvas.height / 2 + (y - 400) * zoom,
  })
  return {
    drag: (from: readonly [number, number], to: readonly [number, number]) =>
      userEvent.dragAndDrop(stage(), stage(), { sourcePosition: spot(...from), targetPosition: spot(...to) }),
    readPlace: () =>
      inspector()
        .getByText(/^\d+, \d+ · /)
        .element().textContent,
  }
}

it('drags a trigger by its middle and its corner on the page, each as one undo step', async () => {
  const server = await openMarks(serverWithOwl())
  await pageList().getByRole('button', { name: 'Owl' }).click()
  const { drag, readPlace } = await openStage()
  await expect.element(page.getByText('100, 400 · 150 × 120')).toBeVisible()
  await drag([175, 460], [275, 260])
  await expect.poll(readPlace).toMatch(/^(199|200|201), (199|200|201) · 150 × 120$/)
  await drag([350, 320], [400, 360])
  await expect.poll(readPlace).toMatch(/ · (199|200|201) × (159|160|161)$/)
  await press('Undo')
  await press('Undo')
  await expect.element(page.getByText('100, 400 · 150 × 120')).toBeVisible()
  expect(server.markWrites).toEqual([])
})

it('snaps a dragged trigger to the edge of the page, and not while Alt is held', async () => {
  await openMarks(serverWithOwl())
  await pageList().getByRole('button', { name: 'Owl' }).click()
  const { drag, readPlace } = await openStage()
  await drag([175, 460], [79, 260])
  await expect.poll(readPlace).toMatch(/^0, (199|200|201) · 150 × 120$/)
  await userEvent.keyboard('{Alt>}')
  await drag([75, 260], [79, 260])
  await userEvent.keyboard('{/Alt}')
  await expect.poll(readPlace).toMatch(/^(3|4|5), (199|200|201) · 150 × 120$/)
})

it('keeps unknown fields and their shapes losslessly, and saves a moved trigger at its scale [POP-016]', async () => {
  const server = await openMarks(serverWithOwl())
  await pageList().getByRole('button', { name: 'Owl' }).click()
  stage().element().focus()
  await userEvent.keyboard('{ArrowLeft}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await press('Save page')
  await expect.element(page.getByText(savedText)).toBeVisible()
  expect(server.pages[0]!.popupTriggers).toEqual([{ ...owl, x: 99, width: 106.667, height: 80 }])
})

it('removes emptied titles when it saves', async () => {
  const server = await openMarks(serverWithOwl())
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await titleField().fill(' ')
  await press('Save page')
  await expect.poll(() => server.pages[0]!.popupTriggers[0]?.title).toEqual({ es: 'Búho' })
})

it('stays unsaved when the save fails, and says why [EDIT-018]', async () => {
  const server = await openMarks()
  await press('Add popup trigger')
  server.refuse = { status: 422, body: { code: 'invalid-field', msg: 'No room left.' } }
  await press('Save page')
  await expect.element(page.getByText('Failed to save page data: No room left.')).toBeVisible()
  await expect.element(page.getByText('1 page not saved')).toBeVisible()
  server.refuse = null
  await press('Save page')
  await expect.element(page.getByText(savedText)).toBeVisible()
})

it('asks before it overwrites what someone else saved, and undo restores the own version', async () => {
  const server = await openMarks(serverWithOwl())
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await titleField().fill('My owl')
  server.pages[0]!.marksRevision = 7
  server.pages[0]!.popupTriggers = [{ ...owl, title: { en: 'Their owl' } }]
  await press('Save page')
  await expect.element(page.getByRole('dialog', { name: 'This page was changed elsewhere' })).toBeVisible()
  const question = page.getByRole('radiogroup', { name: 'Popup “Owl”, page 1: Title (English)' })
  await expect.element(question.getByText('My owl')).toBeVisible()
  await expect.element(question.getByText('Their owl')).toBeVisible()
  await resolve({ 'Popup “Owl”, page 1: Title (English)': 'Use the other version' })
  await expect.element(page.getByText(savedText)).toBeVisible()
  await expect.element(pageList().getByRole('button', { name: 'Their owl' })).toBeVisible()
  await press('Undo')
  await press('Save page')
  await expect.poll(() => server.markWrites.length).toBe(3)
  expect(server.pages[0]!.popupTriggers[0]?.title).toEqual({ en: 'My owl', es: 'Búho' })
})

it('keeps what two authors changed on different marks of a page, without a question [EDIT-018]', async () => {
  const server = serverWithOwl()
  server.pages[0]!.popupTriggers.push({ id: 'moon', x: 10, y: 20, width: 40, height: 40, title: { en: 'Moon' } })
  await openMarks(server)
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await titleField().fill('My owl')
  server.pages[0]!.marksRevision = 7
  server.pages[0]!.popupTriggers = [owl, { id: 'sun', x: 300, y: 20, title: { en: 'Sun' } }]
  await press('Save page')
  await expect.element(page.getByText(savedText)).toBeVisible()
  await expect.element(page.getByText(/^Popups and tips that were changed elsewhere/)).toBeVisible()
  expect(server.pages[0]!.popupTriggers.map(({ id, title }) => [id, title?.['en']])).toEqual([
    ['owl', 'My owl'],
    ['sun', 'Sun'],
  ])
  expect(server.markWrites.map(([write]) => write?.revision)).toEqual([1, 7])
  await expect.element(page.getByText('All changes saved')).toBeVisible()
})

it('adds the other marks of another author when the own version of one is kept', async () => {
  const server = serverWithOwl()
  await openMarks(server)
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await titleField().fill('My owl')
  server.pages[0]!.marksRevision = 7
  server.pages[0]!.popupTriggers = [
    { ...owl, title: { en: 'Their owl' } },
    { id: 'sun', title: { en: 'Sun' } },
  ]
  await press('Save page')
  await resolve({ 'Popup “Owl”, page 1: Title (English)': 'Keep mine' })
  await expect.element(page.getByText(savedText)).toBeVisible()
  expect(server.pages[0]!.popupTriggers.map(({ title }) => title?.['en'])).toEqual(['My owl', 'Sun'])
})

it('resolves a conflict item by item and loses nothing that either author changed [EDIT-018 MSG-003]', async () => {
  const server = serverWithOwl()
  const named = (id: string, title: string) => ({ id, x: 10, y: 20, width: 40, height: 40, title: { en: title } })
  const [moon, star, sun] = [named('moon', 'Moon'), named('star', 'Star'), named('sun', 'Sun')]
  server.pages[0]!.popupTriggers.push(moon, star, sun)
  await openMarks(server)
  for (const name of ['Owl', 'Moon', 'Star']) {
    await pageList().getByRole('button', { name, exact: true }).click()
    await titleField().fill(`My ${name}`)
  }
  server.pages[0]!.marksRevision = 7
  server.pages[0]!.popupTriggers = [
    { ...owl, title: { en: 'Their owl' } },
    { ...moon, x: 99 },
    { ...sun, title: { en: 'Their sun' } },
  ]
  await press('Save page')
  const dialog = page.getByRole('dialog', { name: 'This page was changed elsewhere' })
  await expect.element(dialog.getByRole('button', { name: 'Save this choice' })).toBeDisabled()
  const ofStar = dialog.getByRole('radiogroup', { name: 'Popup “Star”, page 1' })
  await expect.element(ofStar.getByText('Deleted')).toBeVisible()
  await expect.element(ofStar.getByText('Content changed. Title: My Star')).toBeVisible()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(dialog.element(), { resultTypes: ['violations'] })
  expect(violations.map(({ id }) => id)).toEqual([])
  await resolve({
    'Popup “Owl”, page 1: Title (English)': 'Keep mine',
    'Popup “Star”, page 1': 'Keep mine',
  })
  await expect.element(page.getByText(savedText)).toBeVisible()
  const saved = server.pages[0]!.popupTriggers.map(({ title, x }) => [title?.['en'], x])
  expect(saved).toEqual([
    ['My Owl', 100],
    ['My Moon', 99],
    ['My Star', 10],
    ['Their sun', 10],
  ])
  await expect.element(page.getByText('All changes saved')).toBeVisible()
})

it('reports unsaved marks to the leave guard and offers them after a crash', async () => {
  const works: (UnsavedWork | null)[] = []
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }])
  const screen = await renderWorkspace(server, 'marks', { onUnsaved: (work) => void works.push(work) })
  await press('Add popup trigger')
  await titleField().fill('The owl')
  expect(works.at(-1)?.pageNumbers()).toEqual([1])
  await expect.poll(async () => (await readDrafts()).length).toBe(1)
  await screen.unmount()
  await renderWorkspace(server, 'marks')
  await press('Restore')
  await expect.element(pageList().getByRole('button', { name: 'The owl' })).toBeVisible()
  await press('Save page')
  await expect.element(page.getByText(savedText)).toBeVisible()
  expect(server.pages[0]!.popupTriggers).toMatchObject([{ title: { en: 'The owl' } }])
})

it('lists the marks of other pages and goes to one', async () => {
  const server = serverWithOwl()
  server.pages[1]!.coachingPoints = [{ id: 'tip', x: 10, y: 10, title: { en: 'A tip' } }]
  await openMarks(server)
  await page.getByRole('list', { name: 'On other pages' }).getByRole('button', { name: 'A tip' }).click()
  await expect.element(pageList(2).getByRole('button', { name: 'A tip', pressed: true })).toBeVisible()
  await expect.element(titleField()).toHaveValue('A tip')
})

it('previews the autoplay of a chapter, assigns it as one undo step, and saves it [SYNC-026]', async () => {
  const server = serverWithOwl()
  server.pages[0]!.rectsByWords = server.pages[0]!.rectsByWords.map((rect, index) => ({
    ...rect,
    startTime: index,
    endTime: index + 1.5,
  }))
  // The words of page 1 begin at 100 pixels from the top; page 2 has no times.
  server.pages[0]!.popupTriggers.push({ id: 'moon', x: 10, y: 20, width: 40, height: 40, title: { en: 'Moon' } })
  server.pages[1]!.popupTriggers = [
    {
      id: 'sun',
      x: 10,
      y: 700,
      width: 40,
      height: 40,
      title: { en: 'Sun' },
      autoplayStartTime: [{ lang: 'es', value: 9 }],
    },
  ]
  await openMarks(server)
  await press('Assign autoplay')
  const dialog = page.getByRole('dialog', { name: 'Assign autoplay' })
  await expect.element(dialog.getByText('Now by a press only, then at 0:02')).toBeVisible()
  await expect.element(dialog.getByText('Now by a press only, then at page start, number 1')).toBeVisible()
  expect(dialog.getByText('Sun').elements()).toEqual([])
  await dialog.getByRole('radio', { name: 'Whole chapter' }).click({ force: true })
  await expect.element(dialog.getByText('Sun')).toBeVisible()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await dialog.getByRole('button', { name: 'Set 3 times' }).click()
  await expect.element(page.getByText('2 pages not saved')).toBeVisible()
  await press('Undo')
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await press('Redo')
  await press('Save chapter')
  await expect.element(page.getByText(savedText)).toBeVisible()
  const startsOf = (index: number) =>
    server.pages[index]!.popupTriggers.map(({ autoplayStartTime }) => autoplayStartTime)
  expect(startsOf(0)).toEqual([[{ lang: 'en', value: 2.5 }], [{ lang: 'en', value: -1, orderIndex: 0 }]])
  expect(startsOf(1)).toEqual([
    [
      { lang: 'es', value: 9 },
      { lang: 'en', value: -1, orderIndex: 0 },
    ],
  ])
  await press('Assign autoplay')
  await expect.element(dialog.getByRole('button', { name: 'Nothing to set' })).toBeDisabled()
})

it('names the missing place in the order of a popup that opens at page start [POP-020 POP-021]', async () => {
  const server = serverWithOwl()
  server.pages[0]!.popupTriggers = [{ ...owl, autoplayStartTime: [{ lang: 'en', value: -3 }] }]
  await openMarks(server)
  await expect.element(pageList().getByText('Needs a place in the order')).toBeVisible()
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await inspector().getByRole('tab', { name: 'Behavior' }).click()
  const order = inspector().getByRole('spinbutton', { name: 'Place in the order' })
  await expect.element(inspector().getByText(/^Enter a number: popups that open at page start/)).toBeVisible()
  await expect.element(order).toHaveAttribute('aria-invalid', 'true')
  await order.fill('2')
  await expect.element(order).not.toHaveAttribute('aria-invalid')
  await press('Save page')
  await expect
    .poll(() => server.pages[0]!.popupTriggers[0]?.autoplayStartTime)
    .toEqual([{ lang: 'en', value: -3, orderIndex: 2 }])
})

it('opens a video, a sound and a definition in the order of its items, each by language [POP-001]', async () => {
  const server = serverWithOwl()
  server.languages.push('es')
  server.pages[0]!.popupTriggers = [
    { ...owl, items: [{ type: 'video', content: { en: 'https://owls.example/a.mp4' } }] },
  ]
  await openMarks(server)
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await press('Add an item')
  await inspector().getByRole('textbox', { name: 'Text' }).fill('A bird of the night')
  await press('Add an item')
  await inspector()
    .getByRole('region', { name: 'Item 3' })
    .getByRole('combobox', { name: 'Type' })
    .selectOptions('Sound')
  await inspector().getByRole('textbox', { name: 'Sound' }).fill('no address')
  await expect
    .element(inspector().getByText('Enter an address that begins with https://, mailto: or tel:'))
    .toBeVisible()
  await inspector().getByRole('textbox', { name: 'Sound' }).fill('https://owls.example/hoot.mp3')
  await inspector().getByRole('combobox', { name: 'Language of the texts' }).selectOptions('Spanish')
  await inspector().getByRole('textbox', { name: 'Video' }).fill('https://owls.example/es.mp4')
  await press('Move item 2 up')
  await press('Save page')
  await expect.element(page.getByText(savedText)).toBeVisible()
  expect(server.pages[0]!.popupTriggers[0]?.items).toEqual([
    { type: 'definition', content: { en: 'A bird of the night' } },
    { type: 'video', content: { en: 'https://owls.example/a.mp4', es: 'https://owls.example/es.mp4' } },
    { type: 'audio', content: { en: 'https://owls.example/hoot.mp3' } },
  ])
})

it('uploads sound and subtitles of a coaching point with progress, and reports failures [COACH-007]', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  const server = await openMarks()
  server.pages[0]!.coachingPoints = []
  await press('Add coaching point')
  const choose = (name: string, file: File) => inspector().getByLabelText(name).upload(file)
  nextUpload = { status: 422, body: { code: 'invalid-field', msg: 'en.mp3 is no sound.' } }
  await choose('Upload: Sound', new File(['x'], 'en.mp3', { type: 'audio/mpeg' }))
  await expect
    .element(inspector().getByRole('progressbar', { name: 'Uploading: Sound' }))
    .toHaveAttribute('aria-valuenow', '25')
  finishUpload()
  await expect.element(inspector().getByText('en.mp3 is no sound.')).toBeVisible()
  nextUpload = { status: 200, body: { files: [{ fileName: 'en.mp3', link: '/objects/9/hoot.mp3' }] } }
  await choose('Upload: Sound', new File(['x'], 'en.mp3', { type: 'audio/mpeg' }))
  await expect.element(inspector().getByRole('progressbar', { name: 'Uploading: Sound' })).toBeVisible()
  finishUpload()
  await expect.element(inspector().getByRole('textbox', { name: 'Sound' })).toHaveValue('/objects/9/hoot.mp3')
  nextUpload = { status: 200, body: { files: [{ fileName: 'en.srt', link: '/objects/9/hoot.vtt' }] } }
  await choose('Upload: Subtitles', new File(['x'], 'en.srt'))
  await expect.element(inspector().getByRole('progressbar', { name: 'Uploading: Subtitles' })).toBeVisible()
  finishUpload()
  await expect.element(inspector().getByRole('textbox', { name: 'Subtitles' })).toHaveValue('/objects/9/hoot.vtt')
  await press('Save page')
  await expect.element(page.getByText(savedText)).toBeVisible()
  const [point] = server.pages[0]!.coachingPoints
  expect(point).toMatchObject({
    audioTracks: { en: '/objects/9/hoot.mp3' },
    subtitles: { en: '/objects/9/hoot.vtt' },
  })
  expect(uploads.at(-1)).toEqual({ address: `/books/9/coaching/${point?.id}/subtitles`, names: ['en.srt'] })
})

it('uploads a video of a popup in the language on show, and plays it [POP-001]', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  const server = serverWithOwl()
  await openMarks(server)
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await press('Add an item')
  await inspector().getByRole('combobox', { name: 'Type' }).selectOptions('Video')
  nextUpload = { status: 200, body: { url: '/objects/domain-files/1/owl.mp4', contentType: 'video/mp4' } }
  await inspector()
    .getByLabelText('Upload: Video')
    .upload(new File(['x'], 'owl.mp4', { type: 'video/mp4' }))
  await expect
    .element(inspector().getByRole('progressbar', { name: 'Uploading: Video' }))
    .toHaveAttribute('aria-valuenow', '25')
  finishUpload()
  await expect
    .element(inspector().getByRole('textbox', { name: 'Video' }))
    .toHaveValue('/objects/domain-files/1/owl.mp4')
  expect(uploads.at(-1)).toEqual({ address: '/api/upload', names: ['owl.mp4'] })
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/objects/domain-files/1/owl.mp4')
  await press('Save page')
  await expect.element(page.getByText(savedText)).toBeVisible()
  expect(server.pages[0]!.popupTriggers[0]?.items).toEqual([
    { type: 'video', content: { en: '/objects/domain-files/1/owl.mp4' } },
  ])
})

it('chooses an icon by name with the keyboard, replaces the picture and saves', async () => {
  const server = serverWithOwl()
  server.pages[0]!.popupTriggers = [{ ...owl, iconUrl: 'https://owls.example/owl.png', icon: 'rocket' }]
  await openMarks(server)
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await inspector().getByRole('tab', { name: 'Look' }).click()
  const icons = inspector().getByRole('group', { name: 'Icon', exact: true })
  await expect.element(icons.getByRole('radio', { name: 'As usual' })).not.toBeChecked()
  await icons.getByRole('radio', { name: 'As usual' }).click({ force: true })
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(icons.getByRole('radio', { name: 'Idea' })).toBeChecked()
  await expect.element(inspector().getByRole('textbox', { name: 'Picture as icon' })).toHaveValue('')
  await press('Save page')
  await expect.poll(() => server.pages[0]!.popupTriggers[0]).toMatchObject({ id: 'owl', icon: 'idea' })
  expect(server.pages[0]!.popupTriggers[0]).not.toHaveProperty('iconUrl')
})

it('copies a mark to another page with a new id, and changes colors as one undo step each', async () => {
  const server = await openMarks(serverWithOwl())
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await inspector().getByRole('button', { name: 'Copy' }).click()
  await inspector().getByRole('tab', { name: 'Look' }).click()
  await inspector().getByRole('switch', { name: 'Border color of its own' }).click()
  await press('Save chapter')
  await expect.element(page.getByText(savedText)).toBeVisible()
  const [copy] = server.pages[1]!.popupTriggers
  expect(copy).toEqual({ ...owl, id: copy?.id })
  expect(copy?.id).not.toBe('owl')
  expect(server.pages[0]!.popupTriggers).toEqual([{ ...owl, borderColor: defaultAccent }])
  await press('Undo')
  await press('Save chapter')
  await expect.poll(() => server.pages[0]!.popupTriggers).toEqual([owl])
})

it.each([
  [1300, 850],
  [375, 667],
])('passes axe with a selected mark at %i by %i pixels', async (width, height) => {
  await page.viewport(width, height)
  await openMarks(serverWithOwl())
  await pageList().getByRole('button', { name: 'Owl' }).click()
  await expect.element(titleField()).toBeVisible()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html)])).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await press('Close')
  await expect.element(inspector()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Continue to publishing' })).toBeVisible()
})
