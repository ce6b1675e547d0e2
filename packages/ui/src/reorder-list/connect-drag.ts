import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export interface DraggedEntry {
  readonly key: string
  readonly element: HTMLElement
  readonly handle: Element
}

export interface DragListener {
  /** Position over the list, or null outside it. */
  readonly onOver: (key: string, at: { readonly x: number; readonly y: number } | null) => void
  readonly onDrop: (key: string, at: { readonly x: number; readonly y: number }) => void
  /** Called however the drag ended, before `onDrop`, because the library notifies the dragged element first. */
  readonly onEnd: () => void
}

/**
 * Makes entries draggable by their handles within one list. The only file that uses the drag library, which is loaded
 * once a list is rendered. The browser scrolls the list during a drag.
 *
 * @returns a function that disconnects it
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
