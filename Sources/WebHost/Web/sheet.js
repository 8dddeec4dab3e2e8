"use strict";
// On a phone, the page about a row opens in a sheet over the list. Its address is that of the page, which opens as a
// whole where the address is loaded again or sent to somebody.
{
const phone = matchMedia("(max-width: 44rem)");

/** The number of the sheet whose address this page was loaded from; undefined for that of no sheet. */
const base = history.state?.sheet;

/** The sheet that is open. */
let sheet = null;

/** The link to the page about a row; null if it has none. */
const linkOf = row => row.querySelector(":scope > :not(.calls) > a[href^='/']");

/** The link that a press means; null if it means something else. */
const linkAt = target => {
    const row = target.closest("tr[data-id]");
    if (!row || row.closest(".sheet")) return null;
    const link = linkOf(row);
    const pressed = target.closest("a, button, summary, label, input");
    if (pressed) return link?.contains(target) ? link : null;
    // A press on a row of a map or of a chart shows it there.
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

    /** Shows what the page at the address shows; a page that asks for something else is opened as a whole. */
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

    /** Lets a finger draw it down. */
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

    /** Goes back to the list, unless somebody has gone back already, and to the row in it. */
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
