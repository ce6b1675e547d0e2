import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineLecternBook } from './define-lectern-book'
import { LecternBookElement } from './lectern-book-element'
import { wrapMessage, type ReaderMessage } from './protocol'

beforeAll(() => defineLecternBook())
afterEach(() => document.body.replaceChildren())

function make(attributes: Record<string, string>): LecternBookElement {
  const book = document.createElement('lectern-book')
  for (const [name, value] of Object.entries(attributes)) book.setAttribute(name, value)
  return book
}

function frameOf(book: LecternBookElement): HTMLIFrameElement {
  const frame = book.shadowRoot?.querySelector('iframe')
  if (!frame) throw new Error('The element shows no frame.')
  return frame
}

async function show(
  attributes: Record<string, string>,
): Promise<{ book: LecternBookElement; frame: HTMLIFrameElement }> {
  const book = make(attributes)
  document.body.append(book)
  await settle()
  return { book, frame: frameOf(book) }
}

/** Lets the elements create their frames, which they do at the end of the task. */
const settle = () => Promise.resolve()

/** Records the messages that are posted to the reader in the frame. */
function spyOnOrders({ contentWindow }: HTMLIFrameElement) {
  if (contentWindow === null) throw new Error('The frame has no window.')
  return vi.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined)
}

/** Sends a message as the reader in the frame would. */
function sendFromFrame(frame: HTMLIFrameElement, message: ReaderMessage, origin = window.location.origin): void {
  window.dispatchEvent(new MessageEvent('message', { data: wrapMessage(message), origin, source: frame.contentWindow }))
}

const ready: ReaderMessage = { type: 'ready', bookId: 7, language: 'en', pageCount: 3 }

describe('<lectern-book>', () => {
  it('shows the reader in a named frame that may play sound', async () => {
    const { frame } = await show({ src: '/reader/', book: '7', variation: 'es', label: 'The Lamp' })
    const address = new URL(frame.src)
    expect(address.searchParams.get('book')).toBe('7')
    expect(address.searchParams.get('variation')).toBe('es')
    expect(address.searchParams.get('host')).toBe(window.location.origin)
    expect(frame.title).toBe('The Lamp')
    expect(frame.allow.split('; ')).toEqual([
      'autoplay',
      'fullscreen',
      'picture-in-picture',
      'clipboard-write',
      'screen-wake-lock',
    ])
  })
  it('removes the frame and drops waiting commands when the book attribute is removed', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    sendFromFrame(frame, ready)
    book.removeAttribute('book')
    expect(book.shadowRoot?.querySelector('iframe')).toBeNull()
    book.play()
    book.goTo(31)
    book.setAttribute('book', '8')
    await settle()
    const next = frameOf(book)
    expect(new URL(next.src).searchParams.get('book')).toBe('8')
    const post = spyOnOrders(next)
    sendFromFrame(next, { ...ready, bookId: 8 })
    expect(post).not.toHaveBeenCalled()
  })
  it('shows nothing and logs an error when src is not an http address', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { book } = await show({ src: '/reader/', book: '7' })
    book.setAttribute('src', 'javascript:alert(1)')
    await settle()
    expect(book.shadowRoot?.querySelector('iframe')).toBeNull()
    expect(complain).toHaveBeenCalledOnce()
    complain.mockRestore()
  })
  it('dispatches an event for each message of its reader', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const heard: unknown[] = []
    book.addEventListener('lectern-playback', (event) => heard.push(event instanceof CustomEvent && event.detail))
    sendFromFrame(frame, { type: 'playback', state: 'blocked' })
    expect(heard).toEqual([{ type: 'playback', state: 'blocked' }])
  })
  it('ignores messages from other origins and other windows', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const listener = vi.fn<() => void>()
    book.addEventListener('lectern-ready', listener)
    sendFromFrame(frame, ready, 'https://evil.example')
    window.dispatchEvent(
      new MessageEvent('message', { data: wrapMessage(ready), origin: location.origin, source: window }),
    )
    expect(listener).not.toHaveBeenCalled()
  })
  it('receives messages from five embedded readers and ignores twenty other frames', async () => {
    const own = [
      'https://books.example',
      'https://b.example',
      'https://b.example:8443',
      'http://localhost:4600',
      'https://xn--bcher-kva.example',
    ]
    const foreign = [
      'https://evil.example',
      'http://books.example',
      'https://books.example:444',
      'https://books.example.evil.example',
      'https://a.books.example',
      'https://evil-books.example',
      'https://books.example/',
      'https://books.example.',
      'https://BOOKS.example',
      'https://books.example@evil.example',
      ' https://books.example',
      'https://b.example:8444',
      'http://b.example:8443',
      'http://localhost',
      'http://localhost:4601',
      'https://localhost:4600',
      'http://127.0.0.1:4600',
      'https://bücher.example',
      'null',
      '*',
    ]
    expect([own.length, foreign.length]).toEqual([5, 20])
    for (const reader of own) {
      const { book, frame } = await show({ src: `${reader}/`, book: '7' })
      const heard: string[] = []
      book.addEventListener('lectern-ready', () => heard.push(reader))
      for (const origin of [...foreign, ...own.filter((other) => other !== reader)]) sendFromFrame(frame, ready, origin)
      expect([reader, heard]).toEqual([reader, []])
      sendFromFrame(frame, ready, reader)
      expect(heard).toEqual([reader])
      book.remove()
    }
  })
  it('ignores 200 malformed messages from its reader', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const heard = vi.fn<() => void>()
    for (const type of ['ready', 'page', 'progress', 'playback', 'quiz', 'exit', 'undefined', 'toString']) {
      book.addEventListener(`lectern-${type}`, heard)
    }
    const fields = { pageCount: '3', pageId: null, state: 'exploding', score: 2, returnUrl: 'data:text/html,x' }
    const types = ['ready', 'page', 'progress', 'playback', 'quiz', 'exit', 'toString', 7, undefined, null]
    const versions = [1, 1, 0, 2, '1']
    for (let index = 0; index < 200; index += 1) {
      const data: unknown =
        index % 4 === 0
          ? [index, 'ready', null, { type: 'ready' }][(index / 4) % 4]
          : { ...fields, lectern: versions[index % 5], type: types[index % 10] }
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: window.location.origin, source: frame.contentWindow }),
      )
    }
    expect(heard).not.toHaveBeenCalled()
  })
  it('sends the return address to the reader and dispatches an event when it is pressed', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7', 'return-url': 'https://school.example/class' })
    expect(new URL(frame.src).searchParams.get('returnUrl')).toBe('https://school.example/class')
    const heard: unknown[] = []
    book.addEventListener('lectern-exit', (event) => {
      event.preventDefault()
      heard.push(event instanceof CustomEvent && event.detail)
    })
    sendFromFrame(frame, { type: 'exit', returnUrl: 'https://school.example/class' })
    expect(heard).toEqual([{ type: 'exit', returnUrl: 'https://school.example/class' }])
  })
  it('navigates to the return address unless the page prevents the default', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const left = `${location.href.split('#')[0]}#left`
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('lectern-exit', stay)
    sendFromFrame(frame, { type: 'exit', returnUrl: left })
    expect(location.hash).toBe('')
    document.removeEventListener('lectern-exit', stay)
    sendFromFrame(frame, { type: 'exit', returnUrl: left })
    await expect.poll(() => location.hash).toBe('#left')
    history.back()
    await expect.poll(() => location.hash).toBe('')
    book.remove()
  })
  it('dispatches every event but the exit as not cancelable', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const heard: boolean[] = []
    book.addEventListener('lectern-playback', (event) => heard.push(event.cancelable))
    book.addEventListener('lectern-exit', (event) => {
      heard.push(event.cancelable)
      event.preventDefault()
    })
    sendFromFrame(frame, { type: 'playback', state: 'paused' })
    sendFromFrame(frame, { type: 'exit', returnUrl: 'https://school.example/class' })
    expect(heard).toEqual([false, true])
  })
  it('loads one frame for attributes that are set one after another', async () => {
    const book = document.createElement('lectern-book')
    document.body.append(book)
    const frames: string[] = []
    const { shadowRoot } = book
    if (shadowRoot === null) throw new Error('The element has no shadow root.')
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof HTMLIFrameElement) frames.push(node.src)
    }).observe(shadowRoot, { childList: true })
    book.setAttribute('src', '/reader/')
    book.setAttribute('book', '7')
    book.play()
    book.setAttribute('variation', 'es')
    book.setAttribute('return-url', 'https://school.example/class')
    await settle()
    await expect.poll(() => frames.length).toBe(1)
    expect(new URL(frameOf(book).src).searchParams.get('variation')).toBe('es')
    const post = spyOnOrders(frameOf(book))
    sendFromFrame(frameOf(book), ready)
    expect(post.mock.calls).toEqual([[wrapMessage({ type: 'play' }), window.location.origin]])
  })
  it('changes language, page, theme and texts of the open book by message, in the same frame', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7', theme: 'dark', locale: 'es' })
    const post = spyOnOrders(frame)
    const posted = () => post.mock.calls.splice(0).map(([message]) => Reflect.get(Object(message), 'type'))
    book.variation = 'es'
    sendFromFrame(frame, ready)
    expect(posted()).toEqual(['setTheme', 'setLocale', 'setVariation'])
    // The book is opened again in its other language.
    sendFromFrame(frame, { ...ready, language: 'es' })
    expect(posted()).toEqual([])
    book.page = 31
    book.theme = 'contrast'
    book.locale = 'en'
    book.setAttribute('theme', 'pink')
    expect(posted()).toEqual(['goTo', 'setTheme', 'setLocale'])
    await settle()
    expect(frameOf(book)).toBe(frame)
  })
  it('loads exactly one frame when another book is set, and reflects properties', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    book.book = 8
    book.returnUrl = 'https://school.example/class'
    book.awaitsToken = true
    book.label = 'The Moon'
    book.page = null
    await settle()
    const address = new URL(frameOf(book).src)
    expect(frameOf(book)).not.toBe(frame)
    expect(['book', 'returnUrl', 'awaitsToken'].map((name) => address.searchParams.get(name))).toEqual([
      '8',
      'https://school.example/class',
      '1',
    ])
    expect(frameOf(book).title).toBe('The Moon')
    expect([book.book, book.getAttribute('label'), book.page, book.src]).toEqual(['8', 'The Moon', null, '/reader/'])
  })
  it('shows its book again in a new frame after it was removed and added', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    sendFromFrame(frame, ready)
    book.remove()
    document.body.append(book)
    await settle()
    expect(frameOf(book)).not.toBe(frame)
    expect(book.shadowRoot?.querySelectorAll('iframe')).toHaveLength(1)
  })
  it('sends a reader that failed to open its book the token, and commands once it is open', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const post = spyOnOrders(frame)
    const reasons: unknown[] = []
    book.addEventListener('lectern-failed', ({ detail }) => reasons.push(detail.reason))
    book.signIn('a.b.c')
    book.play()
    sendFromFrame(frame, { type: 'failed', reason: 'needs-sign-in' })
    expect(post.mock.calls).toEqual([[wrapMessage({ type: 'signIn', token: 'a.b.c' }), window.location.origin]])
    book.signIn('d.e.f')
    expect(post.mock.calls.at(-1)?.[0]).toEqual(wrapMessage({ type: 'signIn', token: 'd.e.f' }))
    sendFromFrame(frame, ready)
    expect(post.mock.calls.at(-1)?.[0]).toEqual(wrapMessage({ type: 'play' }))
    expect([post.mock.calls.length, reasons]).toEqual([3, ['needs-sign-in']])
  })
  it('passes a token of the page on to the reader', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const post = spyOnOrders(frame)
    book.signIn('a.b.c')
    sendFromFrame(frame, ready)
    expect(post.mock.calls).toEqual([[wrapMessage({ type: 'signIn', token: 'a.b.c' }), window.location.origin]])
  })
  it('shows nothing and logs an error when src cannot be parsed', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { book } = await show({ src: '/reader/', book: '7' })
    book.setAttribute('src', 'https://')
    await settle()
    expect(book.shadowRoot?.querySelector('iframe')).toBeNull()
    expect(complain).toHaveBeenCalledOnce()
    complain.mockRestore()
  })
  it('turns no page when the page attribute is not a number', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const post = spyOnOrders(frame)
    sendFromFrame(frame, ready)
    for (const page of ['', ' ', 'first', '3.5']) book.setAttribute('page', page)
    expect(post).not.toHaveBeenCalled()
  })
  it('queues commands until the reader is ready and posts them to its origin only', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const post = spyOnOrders(frame)
    book.play()
    book.setAttribute('page', '31')
    expect(post).not.toHaveBeenCalled()
    sendFromFrame(frame, ready)
    expect(post.mock.calls).toEqual([
      [wrapMessage({ type: 'play' }), window.location.origin],
      [wrapMessage({ type: 'goTo', pageId: 31 }), window.location.origin],
    ])
  })
  it('queues commands given before it is in the document', async () => {
    const book = make({ src: '/reader/', book: '7' })
    book.play()
    document.body.append(book)
    await settle()
    const post = spyOnOrders(frameOf(book))
    sendFromFrame(frameOf(book), ready)
    expect(post.mock.calls).toEqual([[wrapMessage({ type: 'play' }), window.location.origin]])
  })
  it("sends queued commands to the next book's reader, whatever the previous one still sends", async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7' })
    const former = frame.contentWindow
    const left = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    book.addEventListener('lectern-exit', left)
    book.setAttribute('book', '8')
    book.goTo(31)
    await settle()
    const post = spyOnOrders(frameOf(book))
    for (const late of [ready, { type: 'exit', returnUrl: 'https://school.example/' } as const]) {
      window.dispatchEvent(
        new MessageEvent('message', { data: wrapMessage(late), origin: location.origin, source: former }),
      )
    }
    expect(left).not.toHaveBeenCalled()
    expect(post).not.toHaveBeenCalled()
    sendFromFrame(frameOf(book), { ...ready, bookId: 8 })
    expect(post.mock.calls).toEqual([[wrapMessage({ type: 'goTo', pageId: 31 }), window.location.origin]])
  })
  it('drops queued commands when it is removed from the document', async () => {
    const { book } = await show({ src: '/reader/', book: '7' })
    book.play()
    book.remove()
    document.body.append(book)
    await settle()
    const post = spyOnOrders(frameOf(book))
    sendFromFrame(frameOf(book), ready)
    expect(post).not.toHaveBeenCalled()
  })
  it('can be created with its constructor', async () => {
    const book = new LecternBookElement()
    expect(book.localName).toBe('lectern-book')
  })
  it('keeps its frame when it has no page attribute', async () => {
    const { book, frame } = await show({ src: '/reader/', book: '7', page: '12' })
    sendFromFrame(frame, ready)
    const post = spyOnOrders(frame)
    book.removeAttribute('page')
    book.setAttribute('page', '')
    expect(frameOf(book)).toBe(frame)
    expect(post).not.toHaveBeenCalled()
  })
  it('loads the default reader once one is given, and logs a warning for a second one', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    defineLecternBook()
    const book = document.createElement('lectern-book')
    book.setAttribute('book', '7')
    document.body.append(book)
    await settle()
    expect(book.shadowRoot?.querySelector('iframe')).toBeNull()
    defineLecternBook(`${location.origin}/reader/`)
    defineLecternBook()
    await settle()
    expect(new URL(frameOf(book).src).pathname).toBe('/reader/')
    expect(complain).not.toHaveBeenCalled()
    defineLecternBook('https://other.example/')
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('give elements for https://other.example/'))
    complain.mockRestore()
  })
})
