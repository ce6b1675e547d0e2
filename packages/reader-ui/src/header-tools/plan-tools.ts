/** A tool with a button of its own. The others are in the menu only. */
export type ButtonTool = 'contents' | 'search' | 'notes' | 'bookmark' | 'settings' | 'presenter'

export type MenuTool = ButtonTool | 'language' | 'view' | 'full-screen' | 'shortcuts' | 'tour' | 'report'

/** Room for buttons: `narrow` on a phone; from `wide` on they have labels. */
export type ToolRoom = 'narrow' | 'middle' | 'wide' | 'large'

export interface ToolSpace {
  /** A frame has no header: its tools are in the player bar. */
  readonly place: 'header' | 'player'
  readonly room: ToolRoom
  /** Pressed with a finger, so probably without a keyboard. */
  readonly isTouch: boolean
  readonly canFillScreen: boolean
  /** False where the button for the page view is hidden. */
  readonly hasViewButton: boolean
  readonly hasLanguages: boolean
  /** False in modes without notes. */
  readonly hasNotes: boolean
}

export interface ToolPlan {
  readonly buttons: readonly ButtonTool[]
  /** Groups of the menu, in order. None is empty. */
  readonly menu: readonly (readonly MenuTool[])[]
}

const headerButtons: Readonly<Record<ToolRoom, readonly ButtonTool[]>> = {
  narrow: ['contents', 'bookmark'],
  middle: ['contents', 'search', 'bookmark'],
  wide: ['contents', 'search', 'notes', 'bookmark', 'settings'],
  large: ['contents', 'search', 'notes', 'bookmark', 'settings', 'presenter'],
}

/**
 * Returns the tools that have a button beside the title, and those in the menu: no tool is in both, and none in neither. The
 * player bar of a frame has its own buttons and the slider, so that it takes one more at most.
 *
 * @example
 * const phone = { place: 'header', room: 'narrow', isTouch: true, canFillScreen: false } as const
 * planTools({ ...phone, hasViewButton: false, hasLanguages: false, hasNotes: true })
 * // => { buttons: ['contents', 'bookmark'], menu: [['search', 'notes'], ['view', 'settings'], ['presenter'], ['tour', 'report']] }
 */
export function planTools(space: ToolSpace): ToolPlan {
  const { place, room, isTouch, canFillScreen, hasViewButton, hasLanguages, hasNotes } = space
  const isInHeader = place === 'header'
  const playerButtons: readonly ButtonTool[] = room === 'narrow' ? [] : ['contents']
  const wanted = isInHeader ? headerButtons[room] : playerButtons
  const buttons = wanted.filter((tool) => tool !== 'notes' || hasNotes)
  const without = (tool: ButtonTool): readonly MenuTool[] => (buttons.includes(tool) ? [] : [tool])
  const when = (condition: boolean, tool: MenuTool): readonly MenuTool[] => (condition ? [tool] : [])
  const groups: readonly (readonly MenuTool[])[] = [
    [...without('contents'), ...without('search'), ...without('bookmark'), ...(hasNotes ? without('notes') : [])],
    // The header of a wide window has the choice of the language.
    when(hasLanguages && (!isInHeader || room === 'narrow'), 'language'),
    [...when(!hasViewButton, 'view'), ...without('settings')],
    [...when(canFillScreen, 'full-screen'), ...without('presenter')],
    [...when(!isTouch, 'shortcuts'), 'tour', 'report'],
  ]
  return { buttons, menu: groups.filter((group) => group.length > 0) }
}
