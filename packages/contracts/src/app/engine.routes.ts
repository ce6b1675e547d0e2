import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors } from '../shared.schema'

export const EngineReport = z
  .object({
    part: z.enum(['recognition', 'speech', 'alignment', 'words', 'import', 'images', 'audio']),
    engine: z.string().meta({ description: 'Display name: tesseract.js, ElevenLabs, …' }),
    origin: z
      .enum(['embedded', 'machine', 'provider'])
      .meta({ description: "Bundled with Lectern, a program of the machine, or a provider's service" }),
    state: z.enum(['well', 'unwell', 'absent']).meta({
      description:
        'well: healthy; `well` without `seconds`: not tested, no fault known. unwell: failing. absent: optional and not installed',
    }),
    reason: z
      .enum([
        'speech-not-installed',
        'tesseract-not-found',
        'paid-for',
        'voice-paid-for',
        'voice-not-well',
        'no-answer',
      ])
      .exactOptional()
      .meta({
        description:
          'Why it failed or was not tested; absent if `detail` says it. paid-for, voice-paid-for: not tested, because the test would cost money. voice-not-well: the voice is failing. no-answer: the test timed out',
      }),
    detail: z.string().exactOptional().meta({ description: "The engine's own message about its failure, in English" }),
    languages: z
      .array(z.string())
      .exactOptional()
      .meta({ description: 'Primary language subtags; absent if it works in every language or was not checked' }),
    voices: z.number().int().exactOptional(),
    seconds: z.number().exactOptional().meta({ description: 'Seconds of its test; absent if it was not tested' }),
    advice: z
      .array(
        z.enum([
          'set-vision-key',
          'choose-vision',
          'choose-own-recognition',
          'leave-tesseract',
          'install-tesseract',
          'install-tesseract-or-change',
          'set-elevenlabs-key',
          'choose-elevenlabs-speech',
          'choose-own-speech',
          'install-speech',
          'set-elevenlabs-alignment',
          'choose-elevenlabs-alignment',
          'choose-own-alignment',
          'install-speech-for-alignment',
        ]),
      )
      .meta({
        description:
          'For the operator: the settings that fix or change it. choose-own-…: use the included engine. leave-tesseract: use the included recognition, stop using tesseract',
      }),
  })
  .meta({ id: 'EngineReport' })

export const listEngines = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/engines',
  operationId: 'listEngines',
  summary: 'The engines: purpose, state, and the settings that change them',
  access: 'author',
  tag: 'Engine',
  query: z.object({
    probe: z.enum(['true', 'false']).optional().meta({
      description:
        'true: tests every engine first, at most once a minute. Paid engines are tested only for callers on the server’s machine',
    }),
  }),
  responses: {
    200: {
      description: 'The engines',
      schema: z
        .object({
          engines: z.array(EngineReport),
          probedAt: z.string().nullable().meta({ description: 'Time of the tests; null without tests' }),
        })
        .meta({ id: 'EngineReports' }),
    },
    ...commonErrors,
  },
})
