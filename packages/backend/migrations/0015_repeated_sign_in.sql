ALTER TABLE "sign_in_links" ADD COLUMN "redeemed_nonce_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "family_id" uuid;