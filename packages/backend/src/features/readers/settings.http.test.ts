import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

async function newReader(email: string) {
  const domainId = await server.addDomain()
  const token = await server.signIn(email, 'student', domainId)
  const path = `/api/settings?domainId=${domainId}`
  return {
    domainId,
    read: (address = path) => server.call('GET', address, { token }),
    save: (json: unknown, address = path) => server.call('POST', address, { token, json }),
  }
}

const all = {
  auto_page_turn: true,
  auto_scroll: false,
  continuous_play: true,
  flip_video: false,
  theme: 'dark',
  rect_color: '#00ff00',
  spanish_interface: true,
  vertical_layout: false,
  activeWordColor: '#597DCE',
}

test('saved settings are read again with unknown fields [API-APP-017 API-APP-018]', async () => {
  const { domainId, save, read } = await newReader('whole@example.org')
  expect((await read()).body).toEqual({ domainId })
  const saved = await save({ ...all, newer: { of: ['a client'] }, domainId })
  expect([saved.status, saved.body]).toEqual([200, { ...all, newer: { of: ['a client'] }, domainId }])
  expect(await read()).toMatchObject({ status: 200, body: saved.body })
  expect((await read('/api/settings')).body).toEqual(saved.body)
})

test('settings that are not given stay, even if two devices save simultaneously [API-APP-017]', async () => {
  const { domainId, save, read } = await newReader('part@example.org')
  const names = Array.from({ length: 12 }, (_, index) => `device_${index}`)
  await save({ theme: 'light' })
  const responses = await Promise.all(names.map((name) => save({ [name]: true })))
  expect(responses.map(({ status }) => status)).toEqual(names.map(() => 200))
  expect((await read()).body).toEqual({
    theme: 'light',
    ...Object.fromEntries(names.map((name) => [name, true])),
    domainId,
  })
})

test('settings belong to one reader and one domain; another domain is not found [API-APP-017 API-APP-018]', async () => {
  const [one, other] = [await newReader('same@example.org'), await newReader('same@example.org')]
  await one.save({ theme: 'light' })
  expect((await other.read()).body).toEqual({ domainId: other.domainId })
  const there = `/api/settings?domainId=${one.domainId}`
  expect(await other.read(there)).toMatchObject({ status: 404, body: { field: 'domainId' } })
  expect(await other.save({ theme: 'dark' }, there)).toMatchObject({ status: 404, body: { field: 'domainId' } })
  expect((await one.read()).body).toMatchObject({ theme: 'light' })
})

test('settings are refused without a token and with an invalid body [API-APP-017 API-APP-018]', async () => {
  const { save, read } = await newReader('wrong@example.org')
  expect((await server.call('GET', '/api/settings')).status).toBe(401)
  expect((await server.call('POST', '/api/settings', { json: {} })).status).toBe(401)
  expect(await save({ auto_scroll: 'yes' })).toMatchObject({ status: 422, body: { field: 'auto_scroll' } })
  expect((await save([])).status).toBe(422)
  expect((await save({ blob: 'x'.repeat(20_001) })).status).toBe(422)
  expect((await read('/api/settings?domainId=x')).status).toBe(422)
  await save({ lone: '\ud800' })
  expect((await save({ first: 'x'.repeat(15_000) })).status).toBe(200)
  expect((await save({ second: 'x'.repeat(15_000) })).status).toBe(422)
  expect((await read()).body).not.toHaveProperty('second')
})
