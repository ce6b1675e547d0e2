const textInputs = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number'])

/** Returns true if keys write text there. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  if (target instanceof HTMLInputElement) return textInputs.has(target.type)
  return target instanceof HTMLElement && target.isContentEditable
}

/** Returns true while a dialog covers the desk. */
export function isBehindDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
