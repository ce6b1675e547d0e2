/** A tool with a button of its own. The others are in the menu only. */
export type ButtonTool = 'contents' | 'bookmark' | 'notes' | 'shortcuts' | 'full-screen' | 'settings'

export type MenuTool = ButtonTool | 'language' | 'view' | 'presenter' | 'tour' | 'report'

export interface ToolSpace {
  /** A frame has no header: its tools are in the player bar. */
  readonly place: 'header' | 'player'
  readonly isNarrow: boolean
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

/**
 * Returns the tools that have a button beside the title, and those in the menu. A narrow window shows at most two buttons beside
 * the menu's; what has no button is in the menu.
 * The player bar of a frame has its own buttons and the slider, so that it takes one more at most.
 *
 * @example
 * const phone = { place: 'header', isNarrow: true, isTouch: true, canFillScreen: false } as const
 * planTools({ ...phone, hasViewButton: false, hasLanguages: false, hasNotes: true })
 * // => { buttons: ['contents', 'bookmark'], menu: [['notes'], ['view', 'settings'], ['presenter'], ['tour', 'report']] }
 */
export function planTools(space: ToolSpace): ToolPlan {
  const { place, isNarrow, isTouch, canFillScreen, hasViewButton, hasLanguages, hasNotes } = space
  const isInHeader = place === 'header'
  const isRoomy = isInHeader && !isNarrow
  const usable = (tool: ButtonTool) => {
    if (tool === 'notes') return hasNotes
    return (tool !== 'shortcuts' || !isTouch) && (tool !== 'full-screen' || canFillScreen)
  }
  const all = ['contents', 'bookmark', 'notes', 'shortcuts', 'full-screen', 'settings'] as const
  const wanted: readonly ButtonTool[] = isRoomy
    ? all
    : isInHeader
      ? ['contents', 'bookmark']
      : isNarrow
        ? []
        : ['contents']
  const buttons = wanted.filter(usable)
  const without = (tool: ButtonTool): readonly MenuTool[] => (buttons.includes(tool) ? [] : [tool])
  const when = (condition: boolean, tool: MenuTool): readonly MenuTool[] => (condition ? [tool] : [])
  const groups: readonly (readonly MenuTool[])[] = [
    [...without('contents'), ...without('bookmark'), ...(hasNotes ? without('notes') : [])],
    // The header of a wide window has the choice of the language.
    when(hasLanguages && !isRoomy, 'language'),
    [...when(!hasViewButton, 'view'), ...without('settings')],
    [...when(canFillScreen, 'full-screen'), 'presenter'],
    [...when(!isTouch, 'shortcuts'), 'tour', 'report'],
  ]
  return { buttons, menu: groups.filter((group) => group.length > 0) }
}
