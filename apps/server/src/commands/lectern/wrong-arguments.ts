/** A command line that cannot be carried out, in words for the person at the terminal. */
export class WrongArguments extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WrongArguments'
  }
}
