"use strict";
// A page follows the device that shows it, if its person asks for that, and sends where the device is as it goes. What
// is not sent yet stays in the browser, so that nothing is lost while a page loads again, a phone is locked or the
// program does not answer. Windows share what they know; one of them follows.
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
// How this window asks to follow: "steal", "queue", or not at all; and the number of what it was granted.
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

// The line on top of each page.

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

// Where the device is.

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
    // The walk begins with its first position: receivers may have another time than the clock.
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

// What is sent.

const parse = html => new DOMParser().parseFromString(html, "text/html");
const tokenOf = page => page.querySelector("form [name=':token']")?.value || "";
const saidBy = page => Array.from(page.querySelectorAll("main .fault, main .notice"))
    .filter(each => !each.closest("noscript, [hidden]")).map(each => each.textContent.trim()).join(" ");

/** Sends a part; returns "sent", "again" at once, "later", or "refused". */
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
    // A program that was started again knows none of the tokens from before.
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
        // Who has ended the walk sees why it is refused, and may decide before.
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

// Who follows.

/** Follows in this window: at once if it is seen, since a browser tells a hidden page nothing, or once no other does. */
const own = (steal = document.visibilityState === "visible") => {
    if (isOwner) return watch();
    // Who asks to follow at once does not ask again: it would take over from itself.
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
        // Another window has taken over, until it is closed.
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
