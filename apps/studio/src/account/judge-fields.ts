const leastLetters = 10

/** So much of an address that a mail can be tried; whether it is one, the mail shows. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}

/** As the server asks of a password that is chosen now. */
export function isLongEnough(password: string): boolean {
  return password.length >= leastLetters
}
