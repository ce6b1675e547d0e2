import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors } from '../shared.schema'

export const EngineReport = z
  .object({
    part: z.enum(['recognition', 'speech', 'alignment', 'words', 'import', 'images', 'audio']),
    engine: z.string().meta({ description: 'As people call it: tesseract.js, ElevenLabs, …' }),
    origin: z
      .enum(['embedded', 'machine', 'provider'])
      .meta({ description: "Comes with Lectern, is a program of the machine, or somebody's service" }),
    state: z.enum(['well', 'unwell', 'absent']).meta({
      description: 'absent: optional and not installed. Without seconds well means: nothing is known to be wrong',
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
      .meta({ description: 'Why it is not well, or did no tiny job, where the engine itself did not say so' }),
    detail: z
      .string()
      .exactOptional()
      .meta({ description: 'English; what the engine itself said of why it is not well' }),
    languages: z
      .array(z.string())
      .exactOptional()
      .meta({ description: 'Primary language subtags; left out where it works in every language, or was not asked' }),
    voices: z.number().int().exactOptional(),
    seconds: z.number().exactOptional().meta({ description: 'What its tiny job took; left out when it did none' }),
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
      .meta({ description: 'For the operator: what to set to mend or change it' }),
  })
  .meta({ id: 'EngineReport' })

export const listEngines = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/engines',
  operationId: 'listEngines',
  summary: 'Which engine serves what, whether it is well, and what to set to change it',
  access: 'author',
  tag: 'Engine',
  query: z.object({
    probe: z.enum(['true', 'false']).optional().meta({
      description:
        'true: every engine does a tiny job first, at most once a minute however many ask. One that is paid for does it only for a caller at the server’s own machine',
    }),
  }),
  responses: {
    200: {
      description: 'The engines',
      schema: z
        .object({
          engines: z.array(EngineReport),
          probedAt: z
            .string()
            .nullable()
            .meta({ description: 'When they did their tiny jobs; null when they did not' }),
        })
        .meta({ id: 'EngineReports' }),
    },
    ...commonErrors,
  },
})
