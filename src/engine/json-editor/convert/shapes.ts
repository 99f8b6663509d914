import { decoded } from '../place'
import { bracket, quote, type Visitor } from '../walk'

/** What was seen at a place in the text, over all elements of the arrays around it. */
export interface Shape {
  isString: boolean
  isNumber: boolean
  isBoolean: boolean
  isNull: boolean
  /** Something too deep to describe. */
  isUnknown: boolean
  /** How many objects there were. */
  objects: number
  readonly members: Map<string, Member>
  /** For arrays, what their elements are. */
  items: Shape | undefined
}

interface Member {
  readonly shape: Shape
  /** In how many objects it is. */
  count: number
  /** The number of the last one, because a key may be there twice. */
  last: number
}

/** Deeper values are unknown, and so recursion over shapes is limited. */
const deepest = 60

export const newShape = (): Shape => ({
  isString: false,
  isNumber: false,
  isBoolean: false,
  isNull: false,
  isUnknown: false,
  objects: 0,
  members: new Map(),
  items: undefined,
})

/** Collects the shape of a text while it's being read. */
export class ShapeVisitor implements Visitor {
  readonly root = newShape()
  readonly #text: string
  readonly #open: { readonly shape: Shape; readonly isArray: boolean; readonly number: number }[] = []
  #next = this.root
  /** The levels below the deepest one. */
  #below = 0
  #object = 0
  isDeep = false

  constructor(text: string) {
    this.#text = text
  }

  open(code: number): void {
    if (this.#below > 0 || this.#open.length >= deepest) {
      if (this.#below++ === 0) this.#here().isUnknown = true
      this.isDeep = true
      return
    }
    const shape = this.#here()
    const isArray = code === bracket
    if (isArray) shape.items ??= newShape()
    else {
      shape.objects++
      this.#object++
    }
    this.#open.push({ shape, isArray, number: this.#object })
  }

  close(): void {
    if (this.#below > 0) this.#below--
    else this.#open.pop()
  }

  key(start: number, end: number): void {
    if (this.#below > 0) return
    const {
      shape: { members },
      number,
    } = this.#open.at(-1) as { shape: Shape; number: number }
    const key = decoded(this.#text, start, end)
    let member = members.get(key)
    if (!member) {
      member = { shape: newShape(), count: 0, last: 0 }
      members.set(key, member)
    }
    if (member.last !== number) member.count++
    member.last = number
    this.#next = member.shape
  }

  scalar(start: number): void {
    if (this.#below > 0) return
    const shape = this.#here()
    const code = this.#text.charCodeAt(start)
    if (code === quote) shape.isString = true
    else if (code === 0x6e) shape.isNull = true
    else if (code === 0x74 || code === 0x66) shape.isBoolean = true
    else shape.isNumber = true
  }

  /** The shape of the value that begins here. */
  #here(): Shape {
    const top = this.#open.at(-1)
    return top?.isArray ? (top.shape.items as Shape) : this.#next
  }
}

/** Combines two shapes, as for the values of an object used as a dictionary. */
export function mergeInto(shape: Shape, other: Shape): void {
  shape.isString ||= other.isString
  shape.isNumber ||= other.isNumber
  shape.isBoolean ||= other.isBoolean
  shape.isNull ||= other.isNull
  shape.isUnknown ||= other.isUnknown
  shape.objects += other.objects
  for (const [key, { shape: inner, count }] of other.members) {
    let member = shape.members.get(key)
    if (!member) {
      member = { shape: newShape(), count: 0, last: 0 }
      shape.members.set(key, member)
    }
    member.count += count
    mergeInto(member.shape, inner)
  }
  if (other.items) {
    shape.items ??= newShape()
    mergeInto(shape.items, other.items)
  }
}
