import { test } from 'vitest'
import { expectShape, expectToKeepFields } from '../testing/expect-shape'
import { Model, Subscription, Voice } from './voice.routes'

test('a voice has the fields of the speech provider [DATA-025]', () => {
  const voice = {
    voice_id: 'ada',
    name: 'Ada',
    category: 'recentlyUsed',
    preview_url: 'https://voices.example/ada.mp3',
    labels: { accent: 'british', description: 'warm' },
  }
  expectShape(Voice, {
    full: voice,
    required: Object.keys(voice),
    wrong: {
      voice_id: 7,
      name: null,
      category: 7,
      preview_url: 7,
      labels: 'british',
      'labels.accent': 7,
      'labels.description': 7,
    },
  })
  expectShape(Voice, { full: { ...voice, labels: {}, preview_url: null }, required: Object.keys(voice), wrong: {} })
  const multilingual = { ...voice, languages: [] }
  expectShape(Voice, { full: multilingual, required: Object.keys(voice), wrong: { languages: 'en' } })
  expectToKeepFields(Voice, voice, ['', 'labels'])
})

test('a model has the fields of the speech provider [DATA-026]', () => {
  const model = {
    model_id: 'plain',
    name: 'Plain',
    description: 'Says every word',
    languages: [{ language_id: 'en', name: 'English' }],
    can_use_style: false,
    price_modifier: 0.5,
  }
  const { price_modifier: _price, ...least } = model
  expectShape(Model, {
    full: model,
    required: Object.keys(least),
    wrong: {
      model_id: 7,
      name: 7,
      description: 7,
      languages: 1,
      'languages.0.language_id': 7,
      'languages.0.name': 7,
      can_use_style: 'yes',
      price_modifier: '0.5',
    },
  })
  expectToKeepFields(Model, model, ['', 'languages.0'])
})

test('a subscription has the fields of the speech provider [DATA-027]', () => {
  const usage = { character_count: 9, character_limit: 100, next_character_count_reset_unix: 1_798_761_600 }
  expectShape(Subscription, {
    full: usage,
    required: ['character_count', 'character_limit'],
    wrong: { character_count: '9', character_limit: 0.5, next_character_count_reset_unix: 'soon' },
  })
  expectToKeepFields(Subscription, usage)
})
