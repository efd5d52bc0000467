/**
 * Runs in the head of every page, after the boot script. Once the page is there and the browser has nothing better to do, the
 * worker is registered that keeps public pages for later; on the first visit it is told what was loaded before it came.
 * A page that comes out of the worker's store is marked as such; it, and one whose connection breaks, says so.
 * The address of a worker counts as a script's, so where a page's policy asks for trusted types, it has to allow a policy
 * named `pawhaven`.
 */
export const offlineScript = `(function (root) {
  function sayOffline() { import("/offline-banner.js").catch(function () {}); }
  if (root.dataset.seen) sayOffline();
  addEventListener("offline", sayOffline);
  if (!("serviceWorker" in navigator)) return;
  var workers = navigator.serviceWorker, isFirst = !workers.controller;
  function address() {
    if (!window.trustedTypes) return "/sw.js";
    return trustedTypes.createPolicy("pawhaven", { createScriptURL: function () { return "/sw.js"; } }).createScriptURL("");
  }
  function tellSeen(registration) {
    var loaded = performance.getEntriesByType("resource").map(function (entry) { return entry.name; });
    if (isFirst) registration.active.postMessage([location.href].concat(loaded));
  }
  function register() {
    workers.register(address()).then(function () { return workers.ready; }).then(tellSeen).catch(function () {});
  }
  addEventListener("load", function () { (window.requestIdleCallback || setTimeout)(register); });
})(document.documentElement);`;
