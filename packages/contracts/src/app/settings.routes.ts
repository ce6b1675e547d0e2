import { z } from 'zod'
import { boundFields } from '../bounded-fields'
import { defineRoute } from '../route'
import { commonErrors, NumericId } from '../shared.schema'

const colour = z.string().max(100)

const choices = {
  auto_page_turn: z.boolean().exactOptional(),
  auto_scroll: z.boolean().exactOptional(),
  continuous_play: z.boolean().exactOptional(),
  flip_video: z.boolean().exactOptional(),
  theme: z.string().max(100).exactOptional(),
  rect_color: colour.exactOptional(),
  spanish_interface: z.boolean().exactOptional(),
  vertical_layout: z.boolean().exactOptional(),
  activeWordColor: colour.exactOptional(),
}

export const UserSettings = z.looseObject({ ...choices, domainId: z.number().int() }).meta({ id: 'UserSettings' })

export const UserSettingsWrite = boundFields(
  z.looseObject({ ...choices, domainId: z.number().int().positive().nullable().exactOptional() }),
).meta({ id: 'UserSettingsWrite' })

const ofDomain = z.object({
  domainId: NumericId.optional().meta({ description: "By default the reader's email" }),
})

export const getSettings = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/settings',
  operationId: 'getSettings',
  summary: "The reader's settings, without those that were never saved",
  access: 'signed-in',
  tag: 'Settings',
  query: ofDomain,
  responses: { 200: { description: 'The settings', schema: UserSettings }, ...commonErrors },
})

export const saveSettings = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/settings',
  operationId: 'saveSettings',
  summary: 'Save the given settings; the others do not change',
  access: 'signed-in',
  tag: 'Settings',
  query: ofDomain,
  body: { kind: 'json', schema: UserSettingsWrite },
  responses: { 200: { description: 'All current settings', schema: UserSettings }, ...commonErrors },
})
