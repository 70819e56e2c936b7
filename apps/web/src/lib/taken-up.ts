/** Scripts have taken up the page: what its fields were changed to before is handed on to them (`server/first-script.js`). */
export function tellTakenUp(): void {
  dispatchEvent(new Event('taken-up'));
}
