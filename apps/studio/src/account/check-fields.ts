const minLetters = 10

/** Checks only as much of an address as a mail needs; the mail itself proves that it exists. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}

/** Checks the length that the server asks of a new password. */
export function isLongEnough(password: string): boolean {
  return password.length >= minLetters
}
