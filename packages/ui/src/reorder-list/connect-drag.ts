import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export interface DraggedEntry {
  readonly key: string
  readonly element: HTMLElement
  readonly handle: Element
}

export interface DragListener {
  /** Somewhere over the list, or null outside of it. */
  readonly onOver: (key: string, at: { readonly x: number; readonly y: number } | null) => void
  readonly onDrop: (key: string, at: { readonly x: number; readonly y: number }) => void
  /** However it ended; before `onDrop`, as the library tells what is dragged first. */
  readonly onEnd: () => void
}

/**
 * Makes entries draggable by their handles within one list. The only place that knows the library of drags; it is loaded
 * when a list is there. The browser itself scrolls what a drag comes to the edge of.
 *
 * @returns ends it
 */
export function connectDrag(list: HTMLElement, entries: readonly DraggedEntry[], listener: DragListener): () => void {
  const keyOf = (data: Readonly<Record<string, unknown>>): string | null =>
    data['list'] === list && typeof data['key'] === 'string' ? data['key'] : null
  const ends = entries.map(({ key, element, handle }) =>
    draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ list, key }),
      onDrop: () => listener.onEnd(),
    }),
  )
  ends.push(
    dropTargetForElements({
      element: list,
      canDrop: ({ source }) => keyOf(source.data) !== null,
      onDrag: ({ source, location }) => {
        const key = keyOf(source.data)
        if (key !== null) listener.onOver(key, pointOf(location.current.input))
      },
      onDragLeave: ({ source }) => {
        const key = keyOf(source.data)
        if (key !== null) listener.onOver(key, null)
      },
      onDrop: ({ source, location }) => {
        const key = keyOf(source.data)
        if (key !== null) listener.onDrop(key, pointOf(location.current.input))
      },
    }),
  )
  return () => {
    for (const end of ends) end()
  }
}

function pointOf(input: { readonly clientX: number; readonly clientY: number }): { x: number; y: number } {
  return { x: input.clientX, y: input.clientY }
}
