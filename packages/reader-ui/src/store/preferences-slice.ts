import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readPreferences, type Preferences } from './preferences'

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: readPreferences({ getItem: () => null }),
  reducers: {
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>): Preferences => ({
      ...state,
      ...payload,
    }),
  },
})

export const { preferencesChanged } = preferencesSlice.actions
