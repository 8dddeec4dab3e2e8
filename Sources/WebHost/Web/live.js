"use strict";
// Pages change by themselves while somebody sees them. Browsers open few connections to a server, so
// one stream of events serves all windows: a worker that they share has it, or a window where there is
// no such worker. This file is both.
{
// A worker knows the address of this file too.
const script = self.document?.currentScript.src ?? location.href;
const events = new URL("../events", script);

/** Whether the server says that this browser must sign in. */
const isSignedOut = async () => {
    const answer = await fetch(events, { method: "HEAD", cache: "no-store" }).catch(() => null);
    return answer?.status === 403;
};

/** The stream for what is shown: calls `tell` with what comes. */
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
            // A server that was started again may not know this browser yet.
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
            // Two windows may have different versions of a page: then all of it is asked for.
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

/** The stream in the worker, for all windows. */
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

// A page that changes.

const parse = html => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;

/** The nodes that the server has sent, without those that scripts have added. */
const nodesOf = parent => Array.from(parent.childNodes)
    .filter(node => node.dataset?.own === undefined);

/** What a fact or a row without an identity is called: the same place may be that of another one now. */
const nameOf = node => {
    const first = node.firstElementChild;
    const isName = first ? first.nodeName === "DT" || node.nodeName === "TR" : false;
    return isName ? (node.querySelector(":scope > dt, :scope > th[scope=row]") || first).textContent : "";
};

/** What tells whether a node is the next version of another one. */
const kindOf = node => node.nodeType === 1
    ? [node.nodeName, node.id, node.className, node.dataset.key, node.dataset.id, nameOf(node)].join(" ")
    : node.nodeName;

/** The pairs of what stays, in order, of two lists: the longest common part of both. */
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

/** A part of the page, which takes its next versions. */
class LivePart {
    constructor(box) {
        this.box = box;
        this.html = box.outerHTML;
        /** The rows of tables, in the order of the server. */
        this.rows = new Map(Array.from(box.querySelectorAll("tbody"),
            body => [body, Array.from(body.rows)]));
    }

    /** Changes what differs, so that focus, selection and what is typed or open stay. */
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

    /** Makes a node, which was `before`, what is `now`, but for what scripts and people did to it. */
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

    /** Notes the rows of tables that are new. */
    note(node) {
        if (node.nodeType !== 1) return;
        for (const body of node.querySelectorAll("tbody")) this.rows.set(body, Array.from(body.rows));
    }

    /** Changes rows by their identity, wherever they are; false if that does not tell them apart. */
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

/** Lets a page change while it is seen: this one, or one that is shown over it until it is closed. */
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
        // A worker that says nothing has not started, or has just ended with the page before.
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
