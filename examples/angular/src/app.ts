import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import 'pegboard/elements/gpa-calculator'
import 'pegboard/elements/mortgage-calculator'
import 'pegboard/elements/tax-calculator'
import 'pegboard/elements/username-generator'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" id="toggle" (click)="isOff.set(!isOff())">Turn off or on</button>
    <button type="button" id="add" (click)="isAdded.set(true)">Add</button>
    <button type="button" id="calculate" (click)="$any(mortgage).calculate()">Calculate</button>
    <pre id="log">{{ log().join('\\n') }}</pre>

    <pegboard-mortgage-calculator
      id="mortgage"
      #mortgage
      home-price="420000"
      [downPayment]="'84000'"
      [interestRate]="6.25"
      [disabled]="isOff()"
      [strings]="strings"
      (pegboard-ready)="record($event)"
      (pegboard-change)="record($event)"
      (pegboard-result)="record($event)"
      (pegboard-error)="record($event)"
    >
      <p slot="disclaimer">Ask your bank.</p>
    </pegboard-mortgage-calculator>
    <pegboard-username-generator id="usernames" [numbers]="isOff()" />
    <pegboard-gpa-calculator id="gpa" [courses]="courses" />
    <pegboard-tax-calculator id="tax" [value]="sale" />
    @if (isAdded()) {
      <pegboard-tax-calculator id="added" amount="50" />
    }
  `,
})
export class App {
  readonly isOff = signal(false)
  readonly isAdded = signal(false)
  readonly log = signal<string[]>([])
  readonly courses = [
    { name: 'Calculus', grade: 'A', credits: '4' },
    { name: 'History', grade: 'B', credits: '3' },
  ]
  readonly sale = { amount: '80', rate: '5', mode: 'remove' }
  readonly strings = { homePrice: 'Price of the house' }

  record(event: Event) {
    const { type, detail } = event as CustomEvent<{ tool: string; version: string }>
    this.log.update((lines) => [...lines, `${type} ${detail.tool} ${detail.version}`])
  }
}
