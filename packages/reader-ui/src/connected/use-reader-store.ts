import { useDispatch, useSelector, useStore } from 'react-redux'
import type { Dispatch, Store } from '@reduxjs/toolkit'
import type { ReaderStoreState } from '../store/store-shape'

export const useReaderSelector = useSelector.withTypes<ReaderStoreState>()
export const useReaderDispatch = useDispatch.withTypes<Dispatch>()
export const useReaderStore = useStore.withTypes<Store<ReaderStoreState>>()
