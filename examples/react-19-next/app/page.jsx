'use client'

export { App as default } from '../../react-19/src/app'
