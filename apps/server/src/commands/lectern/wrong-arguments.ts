/** An invalid command line, with a message for the terminal. */
export class WrongArguments extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WrongArguments'
  }
}
