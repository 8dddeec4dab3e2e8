// swift-format-ignore-file
// Written by Scripts/make-web-files; edit the files in Web instead.

import SectionKit

/// The style sheets and scripts of the pages of `serve`, each a file in `Web`.
extension WebFile {
    static let followJS = WebFile(
        #"""

"use strict";
{
const name = "following";
const longestBreak = 30 * 60 * 1000;
const [most, pause] = [300, 3000];
const stored = () => {
try {
return JSON.parse(localStorage.getItem(name));
} catch {
return null;
}
};
let state = stored();
let [isOwner, isSending, watched, timer] = [false, false, null, 0];
let [asks, requests, granted] = ["", 0, 0];
let release = null;
let token = "";
const save = () => {
if (state) localStorage.setItem(name, JSON.stringify(state));
else {
localStorage.removeItem(name);
stop();
isOwner = false;
release?.();
}
show();
};
const bar = document.createElement("aside");
const words = document.createElement("p");
const buttons = document.createElement("p");
bar.className = "following";
bar.setAttribute("aria-label", "Following this device");
words.setAttribute("role", "status");
bar.append(words, buttons);
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const clock = time => new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
const show = () => {
if (!state) return bar.remove();
const { queue, isPaused, isEnding, isRefused, last, place, problem } = state;
const waits = queue.length ? problem || isPaused || isEnding ? `${counted(queue.length, "position")} not sent yet.` : "" : "";
const going = isPaused ? `This device was followed until ${clock(last)}.`
: place || "Following this device: waiting for a position.";
say([isEnding ? isRefused ? "" : "Ending the walk." : going, problem, waits].filter(Boolean).join(" "));
const calls = isEnding ? isRefused ? [["Try again", sendNow], [queue.length ? "Forget them" : "Close", forget]] : []
: (isPaused ? [["Go on", goOn]] : []).concat([["Stop", end]]);
const labels = calls.map(([label]) => label).join();
if (buttons.dataset.labels !== labels) {
buttons.dataset.labels = labels;
buttons.replaceChildren(...calls.map(([label, call]) => {
const button = document.createElement("button");
button.type = "button";
button.textContent = label;
button.addEventListener("click", call);
return button;
}));
}
if (!bar.isConnected) document.body.prepend(bar);
};
const say = text => {
if (words.textContent !== text) words.textContent = text;
};
const goOn = () => {
state.isPaused = false;
state.last = Date.now();
save();
own();
};
const end = () => {
if (isOwner) {
state.isEnding = true;
stop();
save();
sendNow();
} else localStorage.setItem(`${name}-end`, String(Date.now()));
};
const forget = () => {
state = null;
save();
};
const stop = () => {
if (watched !== null) navigator.geolocation.clearWatch(watched);
watched = null;
};
const stayAwake = () => {
if (watched !== null) navigator.wakeLock?.request("screen").catch(() => null);
};
const reasons = {
1: "The browser may not tell where this device is: allow it for this page, and load the page again.",
2: "This device does not know where it is.",
3: "There has been no position for a minute."
};
const watch = () => {
if (watched !== null || !state || state.isPaused || state.isEnding) return;
watched = navigator.geolocation.watchPosition(take, ({ code }) => {
state.place = reasons[code] || reasons[2];
save();
}, { enableHighAccuracy: true, maximumAge: 0, timeout: 60000 });
stayAwake();
};
const take = ({ coords, timestamp }) => {
if (!state || state.isEnding) return;
state.place = `Following this device, accurate to ${Math.round(coords.accuracy)} m.`;
state.start = state.start || 1000 * Math.floor(timestamp / 1000);
const second = Math.floor((timestamp - state.start) / 1000);
if (second > (state.second ?? -1)) {
state.second = second;
state.last = Date.now();
const height = Number.isFinite(coords.altitude) ? coords.altitude.toFixed(1) : "";
state.queue.push([
coords.latitude.toFixed(7), coords.longitude.toFixed(7), second, Math.ceil(coords.accuracy), height
].join(","));
}
save();
send();
};
const parse = html => new DOMParser().parseFromString(html, "text/html");
const tokenOf = page => page.querySelector("form [name=':token']")?.value || "";
const saidBy = page => Array.from(page.querySelectorAll("main .fault, main .notice"))
.filter(each => !each.closest("noscript, [hidden]")).map(each => each.textContent.trim()).join(" ");
const post = async (part, isLast) => {
if (!token) token = tokenOf(parse(await (await fetch(state.action, { cache: "no-store" })).text()));
const body = new URLSearchParams(state.fields);
const start = new Date(state.start).toISOString().replace(/\.\d+/, "");
body.set(state.field, [start, ...part].concat(isLast ? ["end"] : []).join(" "));
body.set(":token", token);
if (!state.isNew ? !isLast : false) body.set(":quiet", "on");
const answer = await fetch(state.action, { method: "POST", body, redirect: "manual" });
if (answer.type === "opaqueredirect") return "sent";
const page = parse(await answer.text());
const [before, said] = [token, saidBy(page)];
token = tokenOf(page);
if (answer.status === 403) state.problem = "Sign in again, in another window.";
else if (answer.status === 409) return token === before ? "later" : "again";
else state.problem = said || "The program did not take them.";
return answer.status === 422 ? "refused" : "later";
};
const send = async () => {
if (isSending || timer || !isOwner || !state) return;
isSending = true;
let [wait, tries] = [0, 0];
while (state ? state.queue.length || state.isEnding : false) {
const part = state.queue.slice(0, most);
const isLast = state.isEnding ? part.length === state.queue.length : false;
const result = await post(part, isLast).catch(() => {
if (state) state.problem = "The program does not answer.";
return "later";
});
if (!state || !isOwner) break;
if (result === "sent") {
state.problem = "";
state.isRefused = false;
state.queue = state.queue.slice(part.length);
const { page, isNew } = state;
state.isNew = false;
if (isLast) state = null;
save();
if (isNew || isLast) {
location.href = page;
break;
}
if (state.queue.length || state.isEnding) continue;
wait = pause;
break;
}
tries += 1;
if (result === "again" ? tries === 1 : false) continue;
state.isRefused = result === "refused";
save();
wait = state.isRefused ? 30000 : 5000;
break;
}
isSending = false;
if (!wait || !isOwner) return;
timer = setTimeout(sendNow, wait);
};
const sendNow = () => {
clearTimeout(timer);
timer = 0;
send();
};
const own = (steal = document.visibilityState === "visible") => {
if (isOwner) return watch();
if (asks === "steal" || asks === (steal ? "steal" : "queue")) return;
asks = steal ? "steal" : "queue";
requests += 1;
const request = requests;
navigator.locks?.request(name, { steal }, () => new Promise(done => {
asks = "";
state = stored();
if (!state) return done();
granted = request;
[isOwner, release] = [true, done];
state.place = "";
if (Date.now() - state.last > longestBreak) state.isPaused = true;
save();
watch();
send();
})).catch(() => {
if (granted !== request) return;
isOwner = false;
stop();
clearTimeout(timer);
timer = 0;
state = stored();
show();
if (state) own(false);
});
};
self.addEventListener("storage", ({ key }) => {
if (key === `${name}-end`) {
if (isOwner) if (state) end();
} else if (key === name) {
if (isOwner) return;
state = stored();
show();
if (state) own();
}
});
self.addEventListener("online", sendNow);
document.addEventListener("visibilitychange", () => {
if (document.visibilityState !== "visible" || !state) return;
own();
stayAwake();
});
for (const box of document.querySelectorAll("[data-positions]")) {
const form = box.closest("form");
const canFollow = self.isSecureContext ? navigator.geolocation : null;
if (!canFollow) box.querySelector(".fault").hidden = false;
form.addEventListener("submit", event => {
event.preventDefault();
if (!canFollow) return box.querySelector(".fault").scrollIntoView();
if (state) return bar.scrollIntoView();
const fields = Array.from(new FormData(form)).filter(([name]) => name !== ":token");
state = {
action: form.action, field: box.dataset.positions, page: box.dataset.page, fields,
start: 0, last: Date.now(), queue: [], isNew: true
};
save();
own();
});
}
show();
if (state) own();
}

"""#, hash: "xDdSQCSN2f9QrRoTuIcnw5XVgRjotnQ8zeSlZlpdLLg=")

    static let liveJS = WebFile(
        #"""

"use strict";
{
const script = self.document?.currentScript.src ?? location.href;
const events = new URL("../events", script);
const isSignedOut = async () => {
const answer = await fetch(events, { method: "HEAD", cache: "no-store" }).catch(() => null);
return answer?.status === 403;
};
const streamTo = tell => {
const shown = new Map();
const since = new Map();
let [source, timer, wait] = [null, 0, 1];
const open = () => {
clearTimeout(timer);
if (source) source.close();
source = null;
const pages = Array.from(new Set(shown.values()));
if (!pages.length) return since.clear();
const query = new URLSearchParams(
pages.flatMap(page => [["page", page], ["since", since.get(page) || ""]]));
source = new EventSource(`${events}?${query}`);
source.addEventListener("open", () => {
wait = 1;
tell({ isOn: true });
});
source.addEventListener("error", () => {
tell({ isOn: false });
if (source.readyState !== EventSource.CLOSED) return;
isSignedOut().then(isSignedOut => { if (isSignedOut) tell({ isOn: false, isSignedOut }); });
timer = setTimeout(open, 1000 * wait);
wait = Math.min(30, 2 * wait);
});
source.addEventListener("part", ({ data, lastEventId: version }) => {
const end = data.indexOf("\n");
const page = data.slice(0, end);
since.set(page, version);
tell({ page, version, html: data.slice(end + 1) });
});
source.addEventListener("end", ({ data: page }) => {
for (const [who, each] of shown) if (each === page) shown.delete(who);
if (!shown.size) open();
});
};
return {
show(who, page, version) {
const isElsewhere = Array.from(shown).some(([other, each]) => other !== who ? each === page : false);
const isSame = !isElsewhere || since.get(page) === version;
shown.set(who, page);
since.set(page, isSame ? version : "");
open();
},
hide(who) {
if (shown.delete(who)) open();
}
};
};
const serve = () => {
const windows = new Set();
const stream = streamTo(message => {
for (const each of windows) each.postMessage(message);
});
self.addEventListener("connect", ({ ports: [port] }) => {
port.onmessage = ({ data: { page, version } }) => {
if (page) {
windows.add(port);
stream.show(port, page, version);
} else {
windows.delete(port);
stream.hide(port);
}
};
});
};
const parse = html => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
const nodesOf = parent => Array.from(parent.childNodes)
.filter(node => node.dataset?.own === undefined);
const nameOf = node => {
const first = node.firstElementChild;
const isName = first ? first.nodeName === "DT" || node.nodeName === "TR" : false;
return isName ? (node.querySelector(":scope > dt, :scope > th[scope=row]") || first).textContent : "";
};
const kindOf = node => node.nodeType === 1
? [node.nodeName, node.id, node.className, node.dataset.key, node.dataset.id, nameOf(node)].join(" ")
: node.nodeName;
const pairs = (one, other) => {
const [rows, columns] = [one.length, other.length];
const [a, b] = [one.map(kindOf), other.map(kindOf)];
const best = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
for (let i = rows - 1; i >= 0; i -= 1)
for (let j = columns - 1; j >= 0; j -= 1)
best[i][j] = a[i] === b[j] ? best[i + 1][j + 1] + 1
: Math.max(best[i + 1][j], best[i][j + 1]);
const found = [];
for (let i = 0, j = 0; rows > i ? columns > j : false;) {
if (a[i] === b[j]) found.push([i++, j++]);
else if (best[i + 1][j] >= best[i][j + 1]) i += 1;
else j += 1;
}
return found;
};
class LivePart {
constructor(box) {
this.box = box;
this.html = box.outerHTML;
this.rows = new Map(Array.from(box.querySelectorAll("tbody"),
body => [body, Array.from(body.rows)]));
}
take(html) {
if (html === this.html) return;
const [before, now] = [parse(this.html), parse(html)];
this.html = html;
if (before.isEqualNode(now)) return;
const focused = document.activeElement;
this.changed = new Set();
this.marked = new Set();
this.morph(this.box, before, now);
const { box, rows, changed } = this;
document.dispatchEvent(new CustomEvent("renewed", { detail: { box, rows, changed } }));
if (focused !== document.activeElement)
if (focused.isConnected) focused.focus({ preventScroll: true });
const marked = Array.from(this.marked).filter(each => !each.closest(".off, [hidden]"));
for (const each of marked) each.classList.add("changed");
setTimeout(() => {
for (const each of marked) each.classList.remove("changed");
}, 2000);
}
morph(live, before, now) {
if (before.isEqualNode(now)) return;
this.changed.add(live);
if (live.nodeType !== 1) {
live.data = now.data;
const cell = live.parentElement.closest("td, th, dd");
if (cell) this.marked.add(cell);
return;
}
for (const { name } of Array.from(before.attributes))
if (!now.hasAttribute(name) ? name !== "class" : false) live.removeAttribute(name);
for (const { name, value } of Array.from(now.attributes)) {
if (before.getAttribute(name) === value) continue;
if (name !== "class") live.setAttribute(name, value);
}
for (const name of before.classList) if (!now.classList.contains(name)) live.classList.remove(name);
for (const name of now.classList) live.classList.add(name);
if (live.nodeName === "TBODY" ? this.morphRows(live, before, now) : false) return;
this.morphNodes(live, before, now);
}
morphNodes(live, before, now) {
const [here, old, next] = [nodesOf(live), nodesOf(before), nodesOf(now)];
if (here.length !== old.length || old.length * next.length > 1e6) {
live.replaceChildren(...next);
return this.note(live);
}
const kept = new Map(pairs(old, next).map(([i, j]) => [j, i]));
const stays = new Set(kept.values());
here.forEach((node, index) => { if (!stays.has(index)) node.remove(); });
let place = null;
next.forEach((node, index) => {
const i = kept.get(index);
if (i === undefined) {
if (place) place.after(node);
else live.prepend(node);
place = node;
this.note(node);
if (node.nodeType === 3 ? node.data.trim() : false) {
const cell = node.parentElement.closest("td, th, dd");
if (cell) this.marked.add(cell);
}
} else {
place = here[i];
this.morph(place, old[i], node);
}
});
}
note(node) {
if (node.nodeType !== 1) return;
for (const body of node.querySelectorAll("tbody")) this.rows.set(body, Array.from(body.rows));
}
morphRows(live, before, now) {
const byID = rows => new Map(Array.from(rows, row => [row.dataset.id, row]));
const [here, old] = [byID(live.rows), byID(before.rows)];
const next = Array.from(now.rows);
if (here.has(undefined) || byID(next).size !== next.length) return false;
if (here.size !== live.rows.length || old.size !== here.size) return false;
if (next.some(row => row.dataset.id === undefined)) return false;
const rows = next.map(row => {
const found = here.get(row.dataset.id);
if (!found) {
for (const cell of row.cells) this.marked.add(cell);
return row;
}
here.delete(row.dataset.id);
this.morph(found, old.get(row.dataset.id), row);
return found;
});
for (const row of here.values()) row.remove();
let place = live.firstElementChild;
for (const row of rows) {
if (row === place) place = row.nextElementSibling;
else live.insertBefore(row, place);
}
this.rows.set(live, rows);
return true;
}
}
const watch = ({ box: main, footer, page }) => {
let version = footer.dataset.version;
const parts = new Map(Array.from(main.querySelectorAll(":scope > div.part"),
box => [box.dataset.place, new LivePart(box)]));
const status = document.createElement("p");
status.setAttribute("role", "status");
footer.prepend(status);
let [lost, silent] = [0, 0];
const take = message => {
clearTimeout(silent);
if (message.isOn) {
clearTimeout(lost);
lost = 0;
status.textContent = "";
} else if (message.isSignedOut) {
clearTimeout(lost);
lost = -1;
status.textContent = "This page is from before: it changes again once you ";
const link = document.createElement("a");
link.href = new URL("../", script);
link.target = "_blank";
link.textContent = "sign in";
status.append(link, " in another window, with the token that the program has now.");
} else if (message.isOn === false) {
const time = new Date().toLocaleTimeString();
lost = lost || setTimeout(() => {
status.textContent = `The program has not answered since ${time}: this is from before.`;
}, 3000);
} else if (message.page === page) {
version = message.version;
const part = parts.get(parse(message.html).dataset.place);
if (!part) return;
part.take(message.html);
}
};
const stream = () => {
const own = streamTo(take);
return {
show: () => own.show("", page, version), hide: () => own.hide("")
};
};
const shared = () => {
const { port } = new SharedWorker(script);
port.onmessage = ({ data }) => take(data);
return {
show: () => port.postMessage({ page, version }), hide: () => port.postMessage({})
};
};
let source = self.SharedWorker ? shared() : stream();
const look = () => {
clearTimeout(silent);
if (document.visibilityState !== "visible") return source.hide();
source.show();
silent = setTimeout(() => {
source = stream();
source.show();
}, 5000);
};
const closing = new AbortController();
const { signal } = closing;
document.addEventListener("visibilitychange", look, { signal });
self.addEventListener("pagehide", () => source.hide(), { signal });
self.addEventListener("pageshow", ({ persisted }) => { if (persisted) look(); }, { signal });
main.addEventListener("closed", () => {
closing.abort();
clearTimeout(silent);
clearTimeout(lost);
source.hide();
}, { once: true });
look();
};
if (self.document) {
const page = location.pathname + location.search;
const [box, footer] = ["main", "body > footer"].map(path => document.querySelector(path));
watch({ box, footer, page });
document.addEventListener("opened", ({ detail }) => {
if (detail.footer.dataset.version) watch(detail);
});
} else serve();
}

"""#, hash: "5hKVeX/0gYV8htP7bc0iAPEobR8T/bnmpwhybe1l2qE=")

    static let serveCSS = WebFile(
        #"""

.served { max-width: 84rem; }
@media screen {
.served {
padding-inline: max(var(--space-5), env(safe-area-inset-left)) max(var(--space-5), env(safe-area-inset-right));
}
}
.served > header { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); align-items: baseline; }
.program { margin: 0; font-size: var(--font-heading); font-weight: 700; letter-spacing: -0.01em; }
.served > header :is(h1, .program) a { color: inherit; text-decoration: none; }
.part > h1 { margin-bottom: var(--space-3); }
.tabs { order: 9; }
.tabs ul { margin: 0; }
.tabs [aria-current] {
border-color: var(--accent); background: var(--accent); color: var(--card); font-weight: 600;
}
main { display: flex; flex-direction: column; }
.said { position: sticky; top: var(--space-2); z-index: 4; box-shadow: 0 0 0 var(--space-2) var(--page); }
.part { min-width: 0; margin-top: var(--space-5); }
.part > section { margin-top: var(--space-2); }
.waiting {
padding: var(--space-5); border: 1px dashed var(--line); border-radius: 14px;
color: var(--faint);
}
.tools { margin: var(--space-2) var(--space-1) 0; font-size: var(--font-small); color: var(--faint); }
.tools a { display: inline-block; padding: var(--space-2) var(--space-1); }
.section-controls { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: start; margin: var(--space-3) 0; }
.section-controls .calls { margin: 0; }
.section-controls .options { margin: 0; }
.section-controls .options[open] { flex: 1 0 100%; }
.options > summary {
width: fit-content; padding: var(--space-2) var(--space-4); border: 1px solid var(--line);
border-radius: 99px; background: var(--card); color: var(--link); font-size: var(--font-small);
cursor: pointer;
}
.fields {
display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
gap: var(--space-4); margin: var(--space-3) 0; padding: var(--space-4);
border: 1px solid var(--line); border-radius: 14px; background: var(--card);
}
.fields :is(label, legend) { display: block; margin-bottom: var(--space-1); font-weight: 600; }
.fields :is(label, legend) small { display: block; color: var(--faint); font-weight: 400; }
.fields fieldset { margin: 0; padding: 0; border: 0; }
.fields .ticks { grid-column: 1 / -1; }
.fields .check { display: flex; gap: var(--space-2); align-items: center; font-weight: 400; }
.fields .check input { width: 1.4rem; min-height: 1.4rem; margin: 0; }
.fields .fault { margin: var(--space-1) 0 0; color: var(--negative); font-size: var(--font-small); }
.fields [aria-invalid] { border-color: var(--negative); }
.fields .buttons { display: flex; gap: var(--space-4); align-items: center; grid-column: 1 / -1; }
button {
min-height: 2.75rem; padding: var(--space-1) var(--space-5); border: 1px solid var(--accent);
border-radius: 99px; background: var(--accent); color: var(--card); font: inherit;
font-weight: 600; cursor: pointer;
}
.fields textarea { field-sizing: content; min-height: 7rem; }
.fields [type="file"] { width: 100%; padding: var(--space-2); border-style: dashed; }
.fields .files .check { margin: 0 0 var(--space-2); overflow-wrap: anywhere; }
.fields .files p { margin: var(--space-1) 0 0; }
.fields .limit { color: var(--faint); font-size: var(--font-small); }
.fields .camera { display: none; padding-top: var(--space-2); }
@media (pointer: coarse) {
.fields .camera { display: block; }
}
.fields .sending {
display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: center; grid-column: 1 / -1; margin: 0;
font-size: var(--font-small);
}
.fields progress { width: 8rem; accent-color: var(--accent); }
.fields .note { margin: var(--space-1) 0 0; color: var(--pending); font-size: var(--font-small); }
button:disabled { opacity: 0.6; cursor: default; }
button.plain { background: none; color: var(--link); }
p.calls { display: flex; flex-wrap: wrap; gap: var(--space-2); }
.calls > a {
display: inline-block; padding: var(--space-2) var(--space-4); border: 1px solid var(--line); border-radius: 99px;
background: var(--card); font-size: var(--font-small); text-decoration: none;
}
td.calls { width: 1%; white-space: nowrap; }
td.calls summary {
width: fit-content; min-width: 2rem; padding: 0 var(--space-2); color: var(--link); text-align: center; cursor: pointer;
list-style: none;
}
td.calls summary::-webkit-details-marker { display: none; }
@media (pointer: coarse) {
td.calls summary { min-width: 2.75rem; min-height: 2.75rem; margin-inline-start: auto; line-height: 2.75rem; }
}
@media screen and (min-width: 44.01rem) {
td.calls { position: sticky; inset-inline-end: 0; background: var(--card); }
.part .rows tbody th { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--card); }
}
td.calls ul { margin: 0; padding: 0; list-style: none; }
td.calls a { display: block; padding: var(--space-2) 0; }
.changed { box-shadow: inset 0 -2px var(--accent); background: color-mix(in srgb, var(--accent) 14%, transparent); }
.skip { position: absolute; inset-inline-start: -99rem; }
.skip:focus { position: static; }
.following {
position: sticky; top: 0; z-index: 4; display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-4);
align-items: center; justify-content: space-between; margin-bottom: var(--space-3); padding: var(--space-2) var(--space-4);
border: 1px solid var(--line); border-radius: 14px; background: var(--card);
}
.following p { display: flex; gap: var(--space-3); margin: 0; }
@media screen and (max-width: 44rem) {
.served {
padding-bottom: calc(5rem + env(safe-area-inset-bottom));
padding-top: calc(var(--space-4) + env(safe-area-inset-top));
padding-inline: max(var(--space-3), env(safe-area-inset-left)) max(var(--space-3), env(safe-area-inset-right));
}
.tabs {
position: fixed; inset: auto 0 0; z-index: 5; border-top: 1px solid var(--line);
padding-bottom: env(safe-area-inset-bottom); background: var(--card);
}
.tabs ul { flex-wrap: nowrap; gap: 0; overflow-x: auto; }
.tabs li { flex: 1 0 auto; }
.tabs a {
display: grid; place-items: center; min-height: 3.25rem; border: 0; border-radius: 0;
padding: 0 var(--space-3);
}
.tabs [aria-current] {
background: none; color: var(--link); box-shadow: inset 0 3px var(--accent);
}
.rows[role] td.calls { position: absolute; top: 0; inset-inline-end: 0; width: auto; }
.rows[role] tr:has(td.calls) th { padding-inline-end: 3rem; }
.rows[role] td.calls[role]:has([open]) { position: static; flex: 1 0 100%; }
}
.sheet {
inset: auto 0 0; width: 100%; max-width: none; max-height: calc(100dvh - 2.5rem); margin: 0; padding: 0; border: 0;
border-radius: 18px 18px 0 0; background: var(--page); color: var(--text); translate: 0 100%;
}
.sheet[open] { display: flex; flex-direction: column; translate: none; }
.sheet::backdrop { background: rgb(0 0 0 / 0.45); }
html:has(.sheet[open]) { overflow: hidden; }
@media (prefers-reduced-motion: no-preference) {
.sheet { transition: translate 0.25s ease-out, overlay 0.25s allow-discrete, display 0.25s allow-discrete; }
.sheet.drawn { transition: none; }
@starting-style { .sheet[open] { translate: 0 100%; } }
}
.sheet .bar { display: flex; flex: none; justify-content: end; padding-inline: var(--space-2); touch-action: none; }
.sheet .bar::before {
content: ""; position: absolute; top: 0.6rem; left: 50%; width: 2.5rem; height: 0.3rem; border-radius: 99px;
background: var(--faint); translate: -50% 0;
}
.sheet .bar button { border: 0; padding-inline: var(--space-3); outline-offset: -3px; }
.sheet .page {
position: relative; flex: 1 1 auto; min-height: 8rem; overflow-y: auto; overscroll-behavior: contain; outline-offset: -3px;
padding: 0 max(var(--space-3), env(safe-area-inset-right)) calc(var(--space-5) + env(safe-area-inset-bottom))
max(var(--space-3), env(safe-area-inset-left));
}
.sheet .page > .part:first-child { margin-top: 0; }
@media print {
body:has(.sheet[open]) > :not(.sheet), .sheet .bar { display: none; }
.sheet { position: static; max-height: none; }
.sheet .page { overflow: visible; }
.tabs, .tools, .section-controls, .calls, .waiting, .following { display: none; }
}

"""#, hash: "JGKbuZSGFMzbjOpn0DtJ3KKsodKBHZDABX96u+jOKAc=")

    static let serveJS = WebFile(
        #"""

"use strict";
const arrange = main => {
const place = part => Number(part.dataset.place);
const parts = Array.from(main.querySelectorAll(":scope > div.part"));
for (const waiting of main.querySelectorAll(":scope > .waiting")) waiting.remove();
main.append(...parts.sort((one, other) => place(one) - place(other)));
};
for (const main of document.querySelectorAll("main")) arrange(main);
const titleOf = page => {
const title = page.querySelector("main h1");
return title ? `${title.textContent} \u2013 ${page.querySelector(".program").textContent}` : page.title;
};
document.title = titleOf(document);
document.addEventListener("renewed", ({ detail: { box } }) => {
const known = new Set(Array.from(document.scripts, script => new URL(script.src).pathname));
const boxes = [box, ...box.querySelectorAll("[data-scripts]")];
for (const path of boxes.flatMap(({ dataset }) => (dataset.scripts || "").split(" ")).filter(Boolean)) {
if (known.has(path)) continue;
known.add(path);
const script = document.createElement("script");
script.src = path;
script.async = false;
document.body.append(script);
}
});
{
const script = document.currentScript.src;
const sent = new Set();
document.addEventListener("submit", async event => {
const { target: form, submitter } = event;
if (form.method !== "post") return;
if (sent.delete(form)) return;
event.preventDefault();
event.stopImmediatePropagation();
if (form.dataset.asks) return;
form.dataset.asks = "yes";
const answer = await fetch(new URL("../events", script), { method: "HEAD", cache: "no-store" })
.catch(() => null);
delete form.dataset.asks;
form.querySelector(".unsent")?.remove();
if (answer ? answer.status !== 403 : false) {
sent.add(form);
return form.requestSubmit(submitter);
}
const words = document.createElement("p");
words.className = "notice warning unsent";
words.setAttribute("role", "alert");
words.textContent = "Nothing was sent, and what you entered stays here. ";
if (answer) {
const link = document.createElement("a");
link.href = new URL("../", script);
link.target = "_blank";
link.textContent = "Sign in";
words.append(link, " in another window, then press the button again.");
} else words.append("The program does not answer: start it again, then press the button again.");
form.append(words);
}, true);
}
{
const opened = () => document.querySelector(".calls details[open]");
document.addEventListener("click", ({ target }) => {
const menu = opened();
if (menu ? !menu.contains(target) : false) menu.open = false;
});
document.addEventListener("keydown", event => {
const menu = event.key === "Escape" ? opened() : null;
if (!menu) return;
event.preventDefault();
menu.open = false;
menu.querySelector("summary").focus();
});
}
{
const key = () => `place ${location.pathname}${location.search}`;
document.addEventListener("click", ({ target }) => {
const link = target.closest("a[href*='/actions/']");
if (!link) return;
const row = link.closest("tr[data-id]")?.dataset.id || "";
sessionStorage.setItem(key(), JSON.stringify({ row, top: scrollY }));
});
const kept = sessionStorage.getItem(key());
sessionStorage.removeItem(key());
if (document.querySelector("main > .said") ? kept : false) addEventListener("load", () => requestAnimationFrame(() => {
const { row, top } = JSON.parse(kept);
const rows = row ? Array.from(document.querySelectorAll("main tr[data-id]")) : [];
const found = rows.find(({ dataset }) => dataset.id === row);
if (found) found.scrollIntoView({ block: "center", behavior: "instant" });
else scrollTo({ top, behavior: "instant" });
}));
}
for (const form of document.querySelectorAll(".options > form, form.controls")) {
form.addEventListener("formdata", ({ formData }) => {
for (const [name, value] of Array.from(formData)) if (!value) formData.delete(name);
});
}
const sendAhead = form => {
const line = document.createElement("p");
const bar = document.createElement("progress");
const words = document.createElement("span");
line.className = "sending";
words.setAttribute("role", "status");
line.append(words);
form.addEventListener("submit", event => {
const hasFile = Array.from(form.querySelectorAll("[type=file]")).some(control => control.files.length);
const isLeft = event.submitter?.name === ":cancel";
if (isLeft || !hasFile) return;
event.preventDefault();
const data = new FormData(form);
data.append(":change", "on");
const buttons = Array.from(form.querySelectorAll("button"));
for (const button of buttons) button.disabled = true;
line.prepend(bar);
words.textContent = "Sending\u2026";
form.append(line);
const fail = reason => {
words.textContent = reason;
bar.remove();
for (const button of buttons) button.disabled = false;
};
const request = new XMLHttpRequest();
request.open("POST", form.action);
request.responseType = "document";
request.upload.addEventListener("progress", ({ loaded, total }) => {
bar.max = total;
bar.value = loaded;
});
request.addEventListener("error", () => fail("The files could not be sent. They may be too large, or the server was ended."));
addEventListener("pagehide", () => request.abort(), { once: true });
request.addEventListener("abort", () => fail("The files were not sent."));
request.addEventListener("load", () => {
const fresh = request.response?.querySelector("form[enctype]");
if (!fresh) return fail("The files were not taken. Load this page again.");
form.closest(".action").replaceWith(fresh.closest(".action"));
sendAhead(fresh);
const fault = fresh.querySelector("[aria-invalid]");
if (fault || request.status !== 200) fault?.focus();
else fresh.requestSubmit();
});
request.send(data);
});
};
for (const form of document.querySelectorAll("form[enctype]")) sendAhead(form);

"""#, hash: "QNi6NcbUXqKmbOKq6Ywm14jMpa3ps0Btmhq25GkO1/A=")

    static let sheetJS = WebFile(
        #"""

"use strict";
{
const phone = matchMedia("(max-width: 44rem)");
const base = history.state?.sheet;
let sheet = null;
const linkOf = row => row.querySelector(":scope > :not(.calls) > a[href^='/']");
const linkAt = target => {
const row = target.closest("tr[data-id]");
if (!row || row.closest(".sheet")) return null;
const link = linkOf(row);
const pressed = target.closest("a, button, summary, label, input");
if (pressed) return link?.contains(target) ? link : null;
const isFree = !row.closest("[data-key]") ? !String(getSelection()) : false;
return isFree ? link : null;
};
class Sheet {
constructor(address, name) {
this.number = history.state.sheet;
this.address = address;
this.title = document.title;
const make = (kind, className, parent) => {
const element = document.createElement(kind);
element.className = className;
parent.append(element);
return element;
};
this.dialog = make("dialog", "sheet", document.body);
this.dialog.setAttribute("aria-label", name);
this.bar = make("div", "bar", this.dialog);
const close = make("button", "plain", this.bar);
close.type = "button";
close.textContent = "Close";
close.addEventListener("click", () => this.dialog.close());
this.page = make("div", "page", this.dialog);
this.page.tabIndex = 0;
this.page.setAttribute("role", "group");
this.page.setAttribute("aria-label", name);
const words = make("p", "waiting", this.page);
words.setAttribute("role", "status");
words.textContent = `${name}: loading\u2026`;
this.dialog.addEventListener("close", () => this.end());
this.dialog.addEventListener("click", ({ target }) => {
if (target === this.dialog) this.dialog.close();
});
this.page.addEventListener("click", event => {
const link = event.target.closest("a[href^='#']");
if (!link || event.defaultPrevented) return;
event.preventDefault();
document.getElementById(link.hash.slice(1))?.scrollIntoView();
});
this.swipe();
this.dialog.showModal();
this.fill();
}
async fill() {
const html = await fetch(this.address).then(answer => answer.ok ? answer.text() : "").catch(() => "");
if (sheet !== this) return;
const other = new DOMParser().parseFromString(html, "text/html");
const main = other.querySelector("main");
if (!main) return location.reload();
arrange(main);
document.title = titleOf(other);
const footer = other.querySelector("footer");
this.page.replaceChildren(...main.childNodes, footer);
const [box, url] = [this.page, new URL(this.address)];
const detail = { box, footer, page: url.pathname + url.search, rows: new Map(), changed: new Set() };
document.dispatchEvent(new CustomEvent("renewed", { detail }));
document.dispatchEvent(new CustomEvent("opened", { detail }));
}
swipe() {
const { dialog } = this;
let [start, way, isDrawn] = [null, 0, false];
const rest = () => {
[start, isDrawn] = [null, false];
dialog.classList.remove("drawn");
dialog.style.translate = "";
};
dialog.addEventListener("touchstart", ({ touches, target }) => {
const isOnTop = target.closest(".map, .scroll.wide, input, select") ? false : 0 >= this.page.scrollTop;
const isHeld = this.bar.contains(target) || isOnTop;
start = isHeld ? (touches.length === 1 ? touches[0] : null) : null;
}, { passive: true });
dialog.addEventListener("touchmove", event => {
if (!start) return;
const { clientX, clientY } = event.touches[0];
way = clientY - start.clientY;
if (!isDrawn) {
if (Math.abs(clientX - start.clientX) >= way) return start = null;
isDrawn = true;
dialog.classList.add("drawn");
}
if (event.cancelable) event.preventDefault();
dialog.style.translate = `0 ${Math.max(0, way)}px`;
}, { passive: false });
dialog.addEventListener("touchend", () => {
const isFar = isDrawn ? way > Math.min(140, dialog.offsetHeight / 3) : false;
rest();
if (isFar) dialog.close();
});
dialog.addEventListener("touchcancel", rest);
}
end() {
const { dialog, page, title, address, number } = this;
sheet = null;
document.title = title;
page.dispatchEvent(new Event("closed"));
if (history.state?.sheet === number) history.back();
const rows = Array.from(document.querySelectorAll("main tr[data-id]"));
rows.map(linkOf).find(link => link?.href === address)?.focus({ preventScroll: true });
Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => dialog.remove());
}
}
document.addEventListener("click", event => {
const isPlain = ["ctrlKey", "metaKey", "shiftKey", "altKey", "defaultPrevented"].every(name => !event[name]);
const link = isPlain ? (phone.matches ? linkAt(event.target) : null) : null;
if (!link) return;
event.preventDefault();
history.pushState({ sheet: Date.now(), from: base }, "", link.href);
sheet = new Sheet(link.href, link.textContent);
});
addEventListener("popstate", () => {
const { sheet: number, from } = history.state || {};
if (number === base) sheet?.dialog.close();
else if (number ? from === base : false) sheet = new Sheet(location.href, document.title);
else location.reload();
});
}

"""#, hash: "uiUuyuDmKDB9CzDY+ipAqR/n6ch5caUNatft0QtUUj8=")
}
