import type { EngineReport } from '../../ports/index'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const report: EngineReport = {
  part: 'recognition',
  engine: 'tesseract.js',
  origin: 'embedded',
  state: 'well',
  languages: ['en', 'es'],
  advice: ['set-vision-key'],
}

let server: TestBackend
let author: string
let asked: { glances: number; probes: number; unpaid: number }
beforeEach(async () => {
  asked = { glances: 0, probes: 0, unpaid: 0 }
  server = await startTestBackend({
    engineReports: {
      glance: () => {
        asked.glances += 1
        return Promise.resolve([report])
      },
      probe: async () => {
        asked.probes += 1
        await new Promise((resolve) => setTimeout(resolve, 50))
        return [{ ...report, state: 'unwell', detail: 'It does not answer.', seconds: 1.5 }]
      },
      probeUnpaid: () => {
        asked.unpaid += 1
        return Promise.resolve([{ ...report, origin: 'provider', reason: 'paid-for' }])
      },
    },
  })
  author = await server.signIn('author@example.org')
})
afterEach(() => server.stop())

describe('the engines, requested by an author', () => {
  test('are reported from the settings without being started', async () => {
    const response = await server.call('GET', '/api/engines', { token: author })
    expect(response).toMatchObject({ status: 200, body: { engines: [report], probedAt: null } })
    expect(asked).toEqual({ glances: 1, probes: 0, unpaid: 0 })
  })

  test('run their probes once a minute for any number of requests', async () => {
    const ask = () => server.call('GET', '/api/engines?probe=true', { token: author })
    const responses = [...(await Promise.all([ask(), ask(), ask()])), await ask()]
    for (const { status, body } of responses) {
      expect([status, body]).toEqual([200, responses[0]?.body])
      expect(body).toMatchObject({ engines: [{ state: 'unwell', seconds: 1.5 }], probedAt: expect.any(String) })
    }
    expect(asked.probes).toBe(1)
  })

  test('run no paid probe unless the author uses the machine of a server that others do not reach', async () => {
    const path = '/api/engines?probe=true'
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      const response = await server.call('GET', path, { token: author, headers: { [name]: '127.0.0.1' } })
      expect(response).toMatchObject({ status: 200, body: { engines: [{ reason: 'paid-for' }] } })
    }
    expect(asked).toEqual({ glances: 0, probes: 0, unpaid: 1 })
    await server.call('GET', path, { token: author })
    expect(asked).toEqual({ glances: 0, probes: 1, unpaid: 1 })
    const behindProxy = await server.startAnother({ metrics: { token: null, isLocalServer: false } })
    try {
      const response = await behindProxy.call('GET', path, { token: author })
      expect(response).toMatchObject({ status: 200, body: { engines: [{ reason: 'paid-for' }] } })
    } finally {
      await behindProxy.stop()
    }
    expect(asked).toEqual({ glances: 0, probes: 1, unpaid: 2 })
  })

  test('are reported to authors only', async () => {
    const student = await server.signIn('student@example.org', 'student')
    for (const path of ['/api/engines', '/api/engines?probe=true']) {
      expect((await server.call('GET', path)).status).toBe(401)
      expect((await server.call('GET', path, { token: student })).status).toBe(403)
    }
    expect(asked).toEqual({ glances: 0, probes: 0, unpaid: 0 })
  })
})
