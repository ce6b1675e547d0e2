import { findControls, nameOf } from './find-controls'
import { readFocusLook } from './focus-look'

/** Presses a key as a person would: `Tab`, `ArrowDown`, … */
export type PressKey = (key: string) => Promise<void>

const GROUPS = ['radiogroup', 'toolbar', 'tablist', 'menu', 'menubar', 'tree', 'treegrid', 'grid', 'listbox', 'group']
  .map((role) => `[role="${role}"]`)
  .join(',')
const LISTS = '[role="listbox"], [role="tree"], [role="grid"]'
const POINTER = 'aria-activedescendant'
const ARROWS = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'] as const

/**
 * Walks through what is drawn with the keyboard alone and tells what somebody without a mouse would miss: a control that
 * Tab does not reach (nor the arrows, within a group that Tab reaches), a focus that cannot be seen, a place that Tab
 * does not leave, an order that was forced by a positive tabindex. While a modal dialog is open, it is all there is.
 *
 * @returns one sentence a fault, naming the element
 */
export async function walkByKeyboard(body: HTMLElement, press: PressKey): Promise<readonly string[]> {
  const modal = findModal(body)
  const scope = modal ?? body
  const controls = findControls(scope)
  if (controls.length === 0) return []
  const faults = [...scope.querySelectorAll<HTMLElement>('[tabindex]')]
    .filter((element) => element.tabIndex > 0)
    .map((element) => `${nameOf(element)} forces its place in the order with tabindex ${element.tabIndex}`)
  leaveFocus()
  settle()
  const looks = new Map(controls.map((control) => [control, readFocusLook(control)]))
  const reached = new Set<Element>()
  const arriveAt = (element: Element) => {
    if (reached.has(element)) return
    reached.add(element)
    const before = element instanceof HTMLElement ? looks.get(element) : undefined
    settle()
    if (before !== undefined && readFocusLook(element) === before) {
      faults.push(`${nameOf(element)} looks the same with the focus as without it`)
    }
  }

  const trap = await walkByTab(body, modal, controls.length, press, arriveAt)
  if (trap !== null) faults.push(`${nameOf(trap)} keeps the focus: Tab does not lead on from there`)
  for (const entry of entriesToGroups(controls, reached)) await walkByArrows(entry, press, arriveAt)
  // A list may keep the focus itself and point at its options, from the first arrow on.
  for (const list of reached) {
    if (list instanceof HTMLElement && list.matches(LISTS) && !list.hasAttribute(POINTER)) {
      list.focus()
      await press('ArrowDown')
    }
  }
  for (const control of await listUnreached(controls, reached))
    faults.push(`${nameOf(control)} is not reached by keyboard`)
  leaveFocus()
  return faults
}

/** What was hidden because something is open; the room itself has hidden things in the page that say nothing of it. */
const SHUT_OFF = ':scope > [data-aria-hidden="true"]'

/** Modal or not, it leads the Tab key round. */
const POPOVER = '[data-radix-popper-content-wrapper] > [role="dialog"]'

/** The topmost dialog that makes the rest of the page unreachable. */
function findModal(body: HTMLElement): HTMLElement | null {
  const open = [
    ...body.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'),
  ]
  const modal = open.filter(
    (element) =>
      element.checkVisibility() &&
      (element.ariaModal === 'true' || element.matches(POPOVER) || body.querySelector(SHUT_OFF) !== null),
  )
  return modal.at(-1) ?? null
}

/** @returns where Tab goes round without leaving; null when it comes to the end of the page, or round a modal dialog */
async function walkByTab(
  body: HTMLElement,
  modal: HTMLElement | null,
  count: number,
  press: PressKey,
  arriveAt: (element: Element) => void,
): Promise<Element | null> {
  const [start, end] = [marker(), marker()]
  body.prepend(start)
  body.append(end)
  end.tabIndex = 0
  try {
    if (modal === null) start.focus()
    const seen = new Set<Element>()
    // Scrolled regions and the edges of a dialog take the focus too.
    for (let step = 0; step < 2 * count + 20; step++) {
      await press('Tab')
      const at = document.activeElement ?? body
      if (at === end || at === body) return null
      if (modal !== null && seen.has(at)) return null
      seen.add(at)
      if (at !== start) arriveAt(at)
    }
    return document.activeElement
  } finally {
    start.remove()
    end.remove()
  }
}

/** A member that Tab reached, of each group that has one that it did not reach. */
function entriesToGroups(controls: readonly HTMLElement[], reached: ReadonlySet<Element>): ReadonlySet<HTMLElement> {
  const entries = controls
    .filter((control) => !reached.has(control))
    .map((control) => controls.find((other) => reached.has(other) && isInGroupWith(control, other)))
  return new Set(entries.filter((entry) => entry !== undefined))
}

function isInGroupWith(control: HTMLElement, other: HTMLElement): boolean {
  if (control instanceof HTMLInputElement && control.type === 'radio' && control.name !== '') {
    return other instanceof HTMLInputElement && other.type === 'radio' && other.name === control.name
  }
  // A menu may hold groups of choices; the arrows walk through the whole menu.
  for (let group = control.closest(GROUPS); group !== null; group = group.parentElement?.closest(GROUPS) ?? null) {
    if (group.contains(other)) return true
  }
  return false
}

/** Some groups move the focus in a task of their own, after the key: one that is queued now comes after it. */
function waitForTasks(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

const PATIENCE_MS = 500

/** A list closes some time after the focus has left its field, in a task of its own: what is gone then was no fault. */
async function listUnreached(
  controls: readonly HTMLElement[],
  reached: ReadonlySet<Element>,
): Promise<readonly HTMLElement[]> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    await waitForTasks()
    const unreached = controls.filter(
      (control) => !isReached(control, reached) && control.isConnected && !isLeaving(control),
    )
    if (unreached.length === 0 || performance.now() >= until) return unreached
  }
}

async function walkByArrows(entry: HTMLElement, press: PressKey, arriveAt: (element: Element) => void): Promise<void> {
  for (const arrow of ARROWS) {
    entry.focus()
    for (let still = 0; still < 2;) {
      const before = document.activeElement
      await press(arrow)
      await waitForTasks()
      const after = document.activeElement
      still = after === before || after === entry ? still + 1 : 0
      if (after !== null && after !== document.body) arriveAt(after)
      if (after === entry) break
    }
  }
}

/** Dialogs, and what stands at a place of its own beside what opened it: popovers, lists, menus. */
const CLOSING = '[role="dialog"][data-state="closed"], [data-radix-popper-content-wrapper] > [data-state="closed"]'

/** What closes when the focus goes elsewhere stays until it has faded, which takes as long as the machine is slow. */
function isLeaving(control: HTMLElement): boolean {
  return control.closest(CLOSING) !== null
}

/** Options and rows that an input points at are reached with it: the focus stays in the input. */
function isReached(control: HTMLElement, reached: ReadonlySet<Element>): boolean {
  if (reached.has(control)) return true
  if (isForPointer(control, reached)) return true
  const list = control.closest(LISTS)
  if (list === null) return false
  if (reached.has(list)) return list.hasAttribute(POINTER)
  return [...reached].some((element) => {
    const pointed = `${element.getAttribute('aria-controls') ?? ''} ${element.getAttribute('aria-owns') ?? ''}`
    return list.id !== '' && pointed.split(' ').includes(list.id)
  })
}

/** A button beside a field whose own keys do the same, which says so: the steps of a number, the choices of a combobox. */
function isForPointer(control: HTMLElement, reached: ReadonlySet<Element>): boolean {
  const target = control.getAttribute('aria-controls')
  if (target === null || control.tabIndex >= 0) return false
  return [...reached].some((element) => element.id === target || element.getAttribute('aria-controls') === target)
}

/** Looks are read as they will be, not on their way there. */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}

function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function marker(): HTMLElement {
  const made = document.createElement('span')
  made.tabIndex = -1
  return made
}
