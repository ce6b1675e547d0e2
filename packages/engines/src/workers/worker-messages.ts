export interface CallMessage<Request> {
  id: number
  request: Request
}

export type ReplyMessage<Reply> =
  | { id: number; kind: 'reply'; reply: Reply }
  | { id: number; kind: 'threw'; message: string }
