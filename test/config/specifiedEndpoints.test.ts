import { contract } from '@/contract/contract'
import type { Area } from '@/contract/endpoint'
import { specifiedCallPaths, specifiedCalls } from './specifiedEndpoints'

const endpoints = Object.values<Area>(contract).flatMap((area) => Object.values(area))
const calls = endpoints.map(({ method, path }) => `${method} ${path}`)
const paths = endpoints.map(({ path }) => path)

it.each(specifiedCalls)('the contract has the call %s of the specification', (call) => {
  expect(calls).toContain(call)
})

it.each(specifiedCallPaths)('the contract has the path %s of the specification, spelled as there', (path) => {
  expect(paths).toContain(path)
})

it('all of a table is packed by inStore/cart/packAll only', () => {
  expect(paths).not.toContain('cart/packAll')
})
