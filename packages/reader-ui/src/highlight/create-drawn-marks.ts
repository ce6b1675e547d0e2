/** Elements that are drawn over pages. */
export interface DrawnMarks<Mark> {
  /** Shows exactly these marks, on the pages that are mounted now. */
  set(marks: readonly Mark[]): void
  /** Returns the element of a mark that is shown, or null. */
  findElement(): HTMLElement | null
}

/** @param draw mounts the element of a mark and returns it; null while its page is not mounted */
export function createDrawnMarks<Mark>(draw: (mark: Mark) => HTMLElement | null): DrawnMarks<Mark> {
  const shown = new Map<Mark, HTMLElement>()
  return {
    set(marks) {
      for (const [mark, element] of shown) {
        if (marks.includes(mark) && element.isConnected) continue
        element.remove()
        shown.delete(mark)
      }
      for (const mark of marks) {
        if (shown.has(mark)) continue
        const element = draw(mark)
        if (element !== null) shown.set(mark, element)
      }
    },
    findElement: () => shown.values().next().value ?? null,
  }
}
