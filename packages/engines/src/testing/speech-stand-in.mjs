// Stands in for a speech process: says any text as one sample a character, and misbehaves on request.
import { existsSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [marker] = process.argv.slice(2)
const send = (reply) => process.stdout.write(`${JSON.stringify(reply)}\n`)
send({ type: 'ready', protocol: 1 })
for await (const line of createInterface({ input: process.stdin })) {
  const { id, type, text, rules } = JSON.parse(line)
  if (type === 'describe') send({ id, type: 'described', voices: [], models: [] })
  else if (text === 'die') process.exit(9)
  else if (text === 'die once' && !existsSync(marker)) {
    writeFileSync(marker, '')
    process.exit(9)
  } else if (text === 'hang once' && !existsSync(marker)) {
    writeFileSync(marker, '')
  } else if (text === 'eat') {
    const kept = []
    const eat = () => {
      kept.push(Buffer.alloc(10_000_000, 1))
      setTimeout(eat, 20)
    }
    eat()
  } else if (text === 'who') send({ id, type: 'failed', code: 'unknown-voice', message: String(process.pid) })
  else if (text === 'nonsense') process.stdout.write('hello?\n')
  else if (text === 'refuse') send({ id, type: 'failed', code: 'unknown-voice', message: 'no such voice' })
  else if (text !== 'hang') {
    send({
      id,
      type: 'spoken',
      sampleRate: 10,
      words: [{ start: 0, end: text.length, startTime: 0, endTime: 1 }],
      pcmBytes: text.length * 2,
      // It follows none.
      ...(rules ? { skippedRules: rules.map((rule) => rule.string_to_replace) } : {}),
    })
    process.stdout.write(Buffer.from(Int16Array.from(text, (character) => character.charCodeAt(0)).buffer))
  }
}
