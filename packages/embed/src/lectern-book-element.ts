import { isFrom, readReaderMessage, wrapMessage, type HostCommand, type ReaderMessage } from './protocol'
import { readerAddress } from './reader-address'

const LOOKS = `
:host { display: block; aspect-ratio: 3 / 4; min-block-size: 20rem; }
:host([hidden]) { display: none; }
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; border-radius: inherit; }
`

/** A page is not always there: a server may import this to draw the page that holds the element. */
const PageElement = globalThis.HTMLElement ?? Object

/**
 * `<lectern-book src="https://books.example/" book="7" variation="es" page="103">` shows a book in a frame.
 *
 * Attributes: `src` where the reader lives (the origin of this script unless given), `book`, `variation` (language),
 * `page` (page id; a change turns the page), `return-url` (where the way back leads), `label` (name of the frame for
 * screen readers).
 * Events: `lectern-ready`, `-page`, `-progress`, `-playback`, `-quiz`, `-exit`; their `detail` is the `ReaderMessage`.
 * `-exit` leads the page to the `returnUrl` unless its default is prevented.
 */
export class LecternBookElement extends PageElement {
  static readonly observedAttributes = ['src', 'book', 'variation', 'page', 'return-url', 'label']
  /** Where the reader lives when `src` does not say; set by `defineLecternBook`. */
  static defaultReader: string | null = null

  #frame: HTMLIFrameElement | null = null
  #origin: string | null = null
  #isReady = false
  #waiting: HostCommand[] = []

  constructor() {
    super()
    const looks = new CSSStyleSheet()
    looks.replaceSync(LOOKS)
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [looks]
  }

  connectedCallback(): void {
    window.addEventListener('message', this.#hear)
    this.#show()
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#hear)
    this.#isReady = false
    this.#waiting = []
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return
    if (name === 'label') {
      if (this.#frame !== null) this.#frame.title = this.#label()
    } else if (name === 'page') {
      // Without a page the reader stays where it is. An empty text would count as 0.
      if (after !== null && after.trim() !== '') this.goTo(Number(after))
    } else {
      // They were for the book that goes.
      this.#waiting = []
      this.#show()
    }
  }

  play(): void {
    this.#send({ type: 'play' })
  }

  pause(): void {
    this.#send({ type: 'pause' })
  }

  /** @param pageId of any chapter of the book */
  goTo(pageId: number): void {
    if (Number.isSafeInteger(pageId)) this.#send({ type: 'goTo', pageId })
  }

  #label(): string {
    return this.getAttribute('label') ?? 'Book'
  }

  /**
   * Every book has a frame of its own. One that went from book to book would put each into the history of the page, and
   * what the former book still said would be taken for the next one's.
   */
  #show(): void {
    const address = this.#address()
    this.#isReady = false
    this.#origin = address?.origin ?? null
    this.#frame?.remove()
    this.#frame = address === null ? null : this.#load(address)
  }

  #load(address: URL): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.allow = 'autoplay; fullscreen'
    frame.title = this.#label()
    frame.src = address.href
    this.shadowRoot?.append(frame)
    return frame
  }

  /** Of the book to show; null when there is none. */
  #address(): URL | null {
    const book = this.getAttribute('book')
    const reader = this.getAttribute('src') ?? LecternBookElement.defaultReader
    if (book === null || reader === null) return null
    const address = readerAddress({
      reader,
      base: document.baseURI,
      book,
      variation: this.getAttribute('variation'),
      page: this.getAttribute('page'),
      returnUrl: this.getAttribute('return-url'),
      host: window.location.origin,
    })
    if (address === null) {
      console.error(
        `<lectern-book> cannot show "${reader}": give the address of a reader, such as https://books.example/`,
      )
    }
    return address
  }

  /** Orders wait until the element is in the page and its reader ready; without a book there is nobody to wait for. */
  #send(command: HostCommand): void {
    if (this.#isReady && this.#origin !== null) {
      this.#frame?.contentWindow?.postMessage(wrapMessage(command), this.#origin)
    } else if (!this.isConnected || this.#origin !== null) this.#waiting.push(command)
  }

  readonly #hear = (event: MessageEvent): void => {
    if (this.#frame === null || this.#origin === null) return
    if (!isFrom(event, { window: this.#frame.contentWindow, origin: this.#origin })) return
    const message = readReaderMessage(event.data)
    if (message === null) return
    if (message.type === 'ready') {
      this.#isReady = true
      for (const command of this.#waiting.splice(0)) this.#send(command)
    }
    const told = new CustomEvent<ReaderMessage>(`lectern-${message.type}`, {
      detail: message,
      bubbles: true,
      cancelable: message.type === 'exit',
    })
    // Its address is one of the web, or it would not have been read.
    if (this.dispatchEvent(told) && message.type === 'exit') window.location.assign(message.returnUrl)
  }
}

type ReaderEvents = {
  readonly [M in ReaderMessage as `lectern-${M['type']}`]: CustomEvent<M>
}

declare global {
  interface HTMLElementTagNameMap {
    'lectern-book': LecternBookElement
  }
  /** They bubble: the page may listen anywhere above the element. */
  interface GlobalEventHandlersEventMap extends ReaderEvents {}
}
