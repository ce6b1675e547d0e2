/** Set on the stage while it fills the window. */
export const presentedAttribute = 'data-presented'
/** Set on everything around the stage that presenter mode hides. */
export const unpresentedAttribute = 'data-unpresented'
