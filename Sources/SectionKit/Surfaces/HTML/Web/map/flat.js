// The flat map: degrees as they are, with the proportions of the middle of the frame.

class Flat {
    constructor(map) {
        this.map = map;
        const drawn = paths => paths.map(path => ({
            flat: new Path2D(path.getAttribute("d")), units: unitsOf(path)
        }));
        [this.land, this.borders] = [drawn(map.land), drawn(map.borders)];
        this.areas = drawn(map.areas.map(({ path }) => path));
        this.ground = drawn(map.ground.map(({ path }) => path));
    }

    smallest(width, height) {
        return Math.min(width / (2 * Math.PI * this.map.narrowing), height / Math.PI);
    }

    aim({ longitude, latitude, scale }, width, height) {
        Object.assign(this, { longitude, scale, width, height });
        this.perNorth = scale * RADIANS;
        this.perEast = this.perNorth * this.map.narrowing;
        this.top = height / 2 + latitude * this.perNorth;
        this.left = width / 2 - longitude * this.perEast;
        // The Earth is shown once: what is beyond the date line is on the other side.
        const half = Math.min(width / 2, 180 * this.perEast);
        this.edges = [width / 2 - half, width / 2 + half];
        const reach = half + 180 * this.perEast;
        this.shifts = [-360, 0, 360].map(degrees => this.left + degrees * this.perEast)
            .filter(zero => reach > Math.abs(zero - width / 2));
    }

    /** Adds paths in units, wherever they are seen. */
    add(path, all) {
        for (const zero of this.shifts) {
            for (const { flat, units: { east, north, unit } } of all) {
                path.addPath(flat, new DOMMatrix([
                    unit * this.perEast, 0, 0, -unit * this.perNorth,
                    zero + east * this.perEast, this.top - north * this.perNorth]));
            }
        }
    }

    traceLand(path) { this.add(path, this.land); }
    traceArea(path, index) { this.add(path, [this.areas[index]]); }
    traceGround(path, index) { this.add(path, [this.ground[index]]); }
    traceBorders(path) { this.add(path, this.borders); }
    traceLines(path, lines) { this.add(path, [lines]); }

    traceGrid(path) {
        for (const zero of this.shifts) {
            for (let east = -180; 180 > east; east += 30) {
                path.moveTo(zero + east * this.perEast, this.top - 90 * this.perNorth);
                path.lineTo(zero + east * this.perEast, this.top + 90 * this.perNorth);
            }
        }
        for (let north = -60; 90 > north; north += 30) {
            path.moveTo(this.edges[0], this.top - north * this.perNorth);
            path.lineTo(this.edges[1], this.top - north * this.perNorth);
        }
    }

    place(screen) {
        const { places } = this.map;
        for (let i = 0; places.length > i; i += 2) {
            let east = places[i] - this.longitude;
            if (east > 180) east -= 360; else if (-180 > east) east += 360;
            screen[i] = this.width / 2 + east * this.perEast;
            screen[i + 1] = this.top - places[i + 1] * this.perNorth;
        }
    }

    /** Where a place is on the screen. */
    spot(longitude, latitude) {
        let east = longitude - this.longitude;
        if (east > 180) east -= 360; else if (-180 > east) east += 360;
        return [this.width / 2 + east * this.perEast, this.top - latitude * this.perNorth];
    }

    /** The longitude and latitude of a spot on the screen. */
    placeAt(x, y) {
        return [
            this.longitude + (x - this.width / 2) / this.perEast,
            Math.max(-90, Math.min(90, (this.top - y) / this.perNorth))];
    }

    degrees(dx, dy) { return [dx / this.perEast, dy / this.perNorth]; }

    /** A latitude of the centre with which nothing beyond the poles is shown. */
    bounded(latitude, scale, height) {
        const most = Math.max(0, 90 - height / 2 / (scale * RADIANS));
        return Math.max(-most, Math.min(most, latitude));
    }
}
