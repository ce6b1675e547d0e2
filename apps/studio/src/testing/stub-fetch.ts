export type Responder = (request: Request) => Response | Promise<Response>

/** Returns a `fetch` that responds by method and path, such as `POST /auth/signup`, and throws for any other request. */
export function stubFetch(responders: Readonly<Record<string, Responder>>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const call = `${request.method} ${new URL(request.url).pathname}`
    const respond = responders[call]
    if (respond === undefined) throw new Error(`The story has no response to ${call}.`)
    return respond(request)
  }
}

/** Never responds, so that a screen stays busy. */
export const hang: Responder = () => new Promise(() => undefined)

/** Returns a responder that refuses a call as the servers do. */
export function refuse(status: number, code: string, msg: string, field?: string): Responder {
  return () => Response.json({ code, msg, ...(field === undefined ? {} : { field }) }, { status })
}
